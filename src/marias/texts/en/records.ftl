# Records: replay, show, convert

replay-help = Replays records (ours, and ".hra" of the program Mariášek) by the rules of today and says who pays what.
replay-profile = rule set to settle by (otherwise the one in the record)
replay-json = one line of JSON for each file
replay-no-deal = { $file }: the record is empty
replay-deal = { $file }, deal { $number }: { $contract } ({ $declarer }), { $kind }: { $payments }
replay-kind-played = played
replay-kind-unplayed = not played
replay-kind-revoke = revoke
replay-kind-fine = fine
replay-misdeal = { $file }, deal { $number }: misdeal, nobody pays
replay-unfinished = { $file }, deal { $number }: unfinished
replay-differs =
    {"  "}DIFFERS: the record says { $recorded } (rules revision { $revision }), today it is { $now } (revision { $current })
