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

    // Digits with one point at most. What is that short is exact, and so is dividing it.
    double number()
    {
        skipBlanks();
        const bool negative = take(u'-');
        qint64 digits = 0;
        double scale = 1;
        int count = 0;
        bool fraction = false;
        for (; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at].isDigit()) {
                digits = digits * 10 + m_text[m_at].digitValue();
                scale *= fraction ? 10 : 1;
                ++count;
            } else if (m_text[m_at] == u'.' && !fraction) {
                fraction = true;
            } else {
                break;
            }
        }
        m_failed = m_failed || count == 0 || count > kMostDigits;
        return (negative ? -1 : 1) * double(digits) / scale;
    }

    bool take(QChar wanted)
    {
        if (m_at >= m_text.size() || m_text[m_at] != wanted)
            return false;
        ++m_at;
        return true;
    }

    static constexpr int kMostDigits = 15; ///< that a double keeps

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
