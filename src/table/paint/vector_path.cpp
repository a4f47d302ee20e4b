#include "table/paint/vector_path.h"

#include <optional>

namespace playmat::paint {

namespace {

class Reader
{
public:
    explicit Reader(QStringView text)
        : m_text(text)
    {
    }

    [[nodiscard]] bool atEnd()
    {
        skipBlanks();
        return m_at >= m_text.size();
    }

    // The next letter, or none when a number comes: then the previous command continues.
    [[nodiscard]] std::optional<QChar> letter()
    {
        skipBlanks();
        if (m_at < m_text.size() && m_text[m_at].isLetter())
            return m_text[m_at++];
        return std::nullopt;
    }

    [[nodiscard]] QPointF point()
    {
        const double x = number();
        return {x, number()};
    }

    [[nodiscard]] bool failed() const { return m_failed; }

private:
    void skipBlanks()
    {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == QLatin1Char(',')))
            ++m_at;
    }

    double number()
    {
        skipBlanks();
        const qsizetype start = m_at;
        while (m_at < m_text.size()
               && (m_text[m_at].isDigit() || m_text[m_at] == QLatin1Char('.')
                   || (m_text[m_at] == QLatin1Char('-') && m_at == start)))
            ++m_at;
        bool ok = false;
        const double value = m_text.mid(start, m_at - start).toDouble(&ok);
        m_failed = m_failed || !ok;
        return value;
    }

    QStringView m_text;
    qsizetype m_at = 0;
    bool m_failed = false;
};

// Adds one segment; false for a letter that is not one of ours.
bool addSegment(QPainterPath &path, QChar command, Reader &reader)
{
    switch (command.unicode()) {
    case 'M':
        path.moveTo(reader.point());
        return true;
    case 'L':
        path.lineTo(reader.point());
        return true;
    case 'Q': {
        const QPointF control = reader.point();
        path.quadTo(control, reader.point());
        return true;
    }
    case 'C': {
        const QPointF first = reader.point();
        const QPointF second = reader.point();
        path.cubicTo(first, second, reader.point());
        return true;
    }
    case 'Z':
        path.closeSubpath();
        return true;
    default:
        return false;
    }
}

} // namespace

QPainterPath vectorPath(QStringView text, bool *ok)
{
    QPainterPath path;
    Reader reader(text);
    QChar command = QLatin1Char('M');
    bool good = true;
    while (good && !reader.atEnd()) {
        const std::optional<QChar> letter = reader.letter();
        if (!letter && command == QLatin1Char('Z'))
            break; // a number where only a new part can begin
        command = letter.value_or(command == QLatin1Char('M') ? QLatin1Char('L') : command);
        good = addSegment(path, command, reader) && !reader.failed();
    }
    if (ok)
        *ok = good && reader.atEnd() && !path.isEmpty();
    return path;
}

} // namespace playmat::paint
