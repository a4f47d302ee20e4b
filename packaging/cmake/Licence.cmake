# The licence of Playmat itself. Its owner has not chosen one yet: this is the one place to change then; the
# copyright file and the AppStream metadata are made from it. (What others wrote is in packaging/copyright.in.)
set(PLAYMAT_LICENCE LicenseRef-proprietary)
set(PLAYMAT_LICENCE_TEXT " The owner of Playmat has not chosen a licence yet. Until then all rights are reserved.")
