#include "table/settings/settings_file.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <system_error>

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
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// One line as QSettings finds them: quotes go on across the ends of lines, also those before the
/// "="; what is escaped ends nothing; outside of quotes ";" ends a line too.
struct Line
{
    qsizetype start = 0;
    qsizetype equals = -1; ///< the first one outside of quotes
    qsizetype end = 0;
};

/// Whether a line ends there in "\r\n" or "\n\r", which are escaped together.
bool endsInTwo(const QByteArray &text, qsizetype at)
{
    const QByteArray two = text.mid(at, 2);
    return two == "\r\n" || two == "\n\r";
}

void skipComment(const QByteArray &text, Line &line)
{
    while (line.end < text.size() && text[line.end] != '\n' && text[line.end] != '\r')
        ++line.end;
    line.start = line.end;
}

Line lineFrom(const QByteArray &text, qsizetype at)
{
    while (at < text.size() && isBlank(text[at]))
        ++at;
    Line line{at, -1, at};
    bool quoted = false;
    for (; line.end < text.size(); ++line.end) {
        const char c = text[line.end];
        const bool ends = c == '\n' || c == '\r' || c == ';';
        if (c == ';' && line.end == line.start)
            skipComment(text, line);
        else if (ends && !quoted && line.end > line.start)
            break;
        else if (c == '"')
            quoted = !quoted;
        else if (c == '\\')
            line.end += endsInTwo(text, line.end + 1) ? 2 : 1;
        else if (c == '=' && !quoted && line.equals < 0)
            line.equals = line.end;
    }
    line.end = std::min(line.end, text.size());
    return line;
}

bool hasStream(const QByteArray &text, const Line &line)
{
    bool quoted = false;
    bool begins = true; // an item
    for (qsizetype at = line.equals + 1; at < line.end; ++at) {
        const char c = text[at];
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
    }
    return false;
}

// Not with QFile, which copies a file that it cannot rename, and warns about long names.
bool isThere(const QString &name)
{
    std::error_code error;
    return std::filesystem::exists(name.toStdString(), error);
}

bool moved(const QString &from, const QString &to)
{
    std::error_code error;
    if (!isThere(to))
        std::filesystem::rename(from.toStdString(), to.toStdString(), error);
    return !error && !isThere(from);
}

/// Whether it is too large or holds streams.
bool isForeign(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = file.read(kLargestFile + 1);
    return text.size() > kLargestFile || holdsStreams(text);
}

} // namespace

bool holdsStreams(const QByteArray &text)
{
    for (qsizetype at = 0; at < text.size();) {
        const Line line = lineFrom(text, at);
        if (line.equals >= 0 && hasStream(text, line))
            return true;
        at = std::max(line.end, at + 1);
    }
    return false;
}

ForeignSettings putForeignSettingsAside(const QString &name)
{
    ForeignSettings foreign;
    const QFileInfo info(name);
    foreign.unusable = info.exists() && !info.isFile();
    if (!info.isFile() || !isForeign(name))
        return foreign;
    QString aside = name + QStringLiteral(".damaged");
    for (int n = 2; isThere(aside) && n < kMostAside; ++n)
        aside = name + QStringLiteral(".damaged-%1").arg(n);
    foreign.stuck = !moved(name, aside);
    if (!foreign.stuck)
        foreign.aside = aside;
    return foreign;
}

} // namespace playmat::table
