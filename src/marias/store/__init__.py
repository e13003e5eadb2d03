"""What is kept on disk, and what comes from the disks of others."""
