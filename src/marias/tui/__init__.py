"""The game in a terminal: line by line, so that it works on any terminal, over any line and for a screen reader.

``game`` a person at the table · ``alone`` a deal without anybody · ``screen`` lines out and in · ``look`` how cards
are written · ``board`` the table in a picture · ``lines`` what happened, in words · ``phrases`` turns of phrase ·
``reading`` and ``typed`` what was typed · ``hints`` what may be done and why not something else · ``account`` who pays
whom, and why · ``console`` colours · ``faces`` all that one family shows, asks and reads otherwise than another.
"""
