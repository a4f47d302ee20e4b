# From a compile_commands.json whose sources are joined to batches, one that has each of them, for clangd and clang-tidy:
# each entry of a batch is repeated for what the batch includes.
/^{/ { entry = ""; batch = "" }
{ entry = entry $0 "\n" }
/^ *"file":/ { if (match($0, /"\/.*\/Unity\/unity_[0-9]+_cxx\.cxx"/)) batch = substr($0, RSTART + 1, RLENGTH - 2) }
/^}/ {
    if (batch == "") {
        printf "%s", written++ ? "," "\n" : "[\n"
        sub(/},?\n$/, "}", entry)
        printf "%s", entry
        next
    }
    while ((getline line < batch) > 0)
        if (split(line, part, "\"") > 2 && line ~ /^#include/) {
            copy = entry
            while (at = index(copy, batch))
                copy = substr(copy, 1, at - 1) part[2] substr(copy, at + length(batch))
            sub(/},?\n$/, "}", copy)
            printf "%s%s", (written++ ? ",\n" : "[\n"), copy
        }
    close(batch)
}
END { print "\n]" }
