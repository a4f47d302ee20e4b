#include "table/session/settings_file.h"

#include <QFile>
#include <QFileInfo>

namespace playmat::table {

namespace {

constexpr qint64 kLargestFile = 8 << 20; ///< decks of both games for two, as somebody pasted them
constexpr int kMostAside = 1000;

/// The character that an escape stands for; `at` is then its last one.
char escaped(const QByteArray &text, qsizetype &at)
{
    if (++at >= text.size())
        return 0;
    const bool hex = text[at] == 'x';
    const QByteArray digits = hex ? "0123456789abcdefABCDEF" : "01234567";
    const qsizetype first = hex ? at + 1 : at;
    qsizetype end = first;
    while (end < text.size() && digits.contains(text[end]))
        ++end;
    if (end == at)
        return text[at]; // of itself
    at = end - 1;
    const uint code = text.mid(first, end - first).toUInt(nullptr, hex ? 16 : 8);
    return code < 128 ? char(code) : char(0);
}

/// Whether the item that begins there is read as a stream. Quotes may stand anywhere in it.
bool isStream(const QByteArray &text, qsizetype at)
{
    constexpr qsizetype longest = 10; // of "@DateTime("
    QByteArray begin;
    for (; at < text.size() && begin.size() < longest; ++at) {
        if (text[at] == '\\')
            begin += escaped(text, at);
        else if (text[at] == ',' || text[at] == '\n')
            break;
        else if (text[at] != '"')
            begin += text[at];
    }
    return begin.startsWith("@Variant(") || begin.startsWith("@DateTime(");
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

} // namespace

bool holdsStreams(const QByteArray &text)
{
    bool value = false; // behind the "=" of a line
    bool quoted = false;
    bool begins = false; // an item
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (!value) {
            value = begins = c == '=';
            quoted = false;
            continue;
        }
        if (begins && !isBlank(c)) {
            if (isStream(text, at))
                return true;
            begins = false;
        }
        if (c == '\\')
            ++at;
        else if (c == '"')
            quoted = !quoted;
        else if (c == ',' && !quoted)
            begins = true;
        else if (c == '\n' && !quoted)
            value = false;
    }
    return false;
}

ForeignSettings putForeignSettingsAside(const QString &name)
{
    const QFileInfo info(name);
    if (info.exists() && !info.isFile())
        return {{}, true};
    QFile file(name);
    if (!info.exists() || !file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.read(kLargestFile + 1);
    file.close();
    if (text.size() <= kLargestFile && !holdsStreams(text))
        return {};
    QString aside = name + QStringLiteral(".damaged");
    for (int n = 2; QFileInfo::exists(aside) && n < kMostAside; ++n)
        aside = name + QStringLiteral(".damaged-%1").arg(n);
    QFile::rename(name, aside);
    return {aside, false};
}

} // namespace playmat::table
