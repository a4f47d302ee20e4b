# "file:line: count Name" for each class: its public member functions, without signals and properties. For headers as
# clang-format writes them.

function is_function(text) {
    gsub(/\[\[[a-z]+\]\]/, "", text)
    while (gsub(/<[^<>]*>/, "", text)) {}
    sub(/\(.*/, "(", text)
    return text ~ /[A-Za-z_0-9~=+\-!*\[\]<>]\($/ && (text !~ /=/ || text ~ /operator/) && text !~ /^ *(Q_[A-Z_]*\(|friend |using |typedef |static_assert)/
}

# `void begin(int), end(int);` are two.
function functions_in(text,    more) {
    more = text
    return is_function(text) ? 1 + gsub(/\)[a-z ]*, *[A-Za-z_0-9]+\(/, "", more) : 0
}

function finish(text) {
    if (kind[depth] == "class" && access[depth] == "public")
        count[depth] += functions_in(text)
}

function open_brace(text) {
    if (text ~ /(^|[ >])(class|struct) +[A-Za-z_]/ && text !~ /(^|[ >])enum / && text !~ /\(/) {
        depth++
        kind[depth] = "class"
        access[depth] = text ~ /(^|[ >])struct / ? "public" : "private"
        count[depth] = 0
        line[depth] = FNR
        sub(/.*(class|struct) +/, "", text)
        sub(/[^A-Za-z_0-9].*/, "", text)
        name[depth] = text
    } else {
        finish(text)
        depth++
        kind[depth] = "other"
    }
}

function close_brace() {
    if (kind[depth] == "class")
        print FILENAME ":" line[depth] ": " count[depth] " " name[depth]
    if (depth > 0)
        depth--
}

FNR == 1 { depth = 0; parens = 0; text = ""; kind[0] = "other" }
/^ *#/ { next }
{
    gsub(/\\./, "")
    gsub(/"[^"]*"/, "")
    sub(/\/\/.*/, "")
    gsub(/'.'/, "")
    n = length($0)
    for (i = 1; i <= n; i++) {
        c = substr($0, i, 1)
        if (c == "(") parens++
        if (c == ")") parens--
        if (parens > 0) { text = text c; continue }
        if (c == "{") { open_brace(text); text = "" }
        else if (c == "}") { close_brace(); text = "" }
        else if (c == ";") { finish(text); text = "" }
        else if (c == ":" && text ~ /^ *(public|protected|private|signals|public slots|private slots) *$/) {
            access[depth] = text ~ /public/ ? "public" : "private"
            text = ""
        } else text = text c
    }
    if (parens == 0 && text ~ /^ *Q[A-Z]*_[A-Z_]+ *(\(.*\))? *$/ && text !~ /INVOKABLE/)
        text = "" # a property ends without a semicolon
    text = text " "
}
