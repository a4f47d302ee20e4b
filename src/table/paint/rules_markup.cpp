#include "table/paint/rules_markup.h"

#include "table/paint/glyph_painter.h"
#include "table/paint/palette.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextCursor>
#include <QTextObjectInterface>

namespace playmat::paint {

namespace {

enum Property { GlyphName = QTextFormat::UserProperty + 1, GlyphColour, GlyphNumber, GlyphSize };
constexpr int kGlyphObject = QTextFormat::UserObject + 1;

// Paints a mark inside a line of text.
class GlyphObject : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    using QObject::QObject;

    QSizeF intrinsicSize(QTextDocument *, int, const QTextFormat &format) override
    {
        const double size = format.doubleProperty(GlyphSize);
        return {size * 1.32, size * 1.1};
    }

    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int,
                    const QTextFormat &format) override
    {
        const double size = format.doubleProperty(GlyphSize) * 1.1;
        const QRectF box(rect.center().x() - size / 2, rect.top(), size, size);
        const auto colour = format.property(GlyphColour).value<QColor>();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintGlyph(*painter, format.stringProperty(GlyphName), box, colour);
        const QString number = format.stringProperty(GlyphNumber);
        if (!number.isEmpty())
            drawNumber(*painter, box, number, colour);
        painter->restore();
    }

private:
    static void drawNumber(QPainter &painter, const QRectF &box, const QString &number,
                           const QColor &ground)
    {
        QFont font(QStringLiteral("Inter"));
        font.setPixelSize(std::max(1, int(box.height() * .72)));
        font.setWeight(QFont::Bold);
        painter.setFont(font);
        painter.setPen(ground.lightnessF() > .5 ? QColor(0x10, 0x15, 0x1c) : QColor(Qt::white));
        painter.drawText(box, Qt::AlignCenter, number);
    }
};

struct Token
{
    enum Kind { Word, Tag, Mark, Link } kind = Word;
    QString text; // the words, the tag's or mark's name, or the link's words
    QString argument; // after the colon, or the link's address
};

bool isTag(QStringView inside)
{
    static const QStringList tags{QStringLiteral("b"),  QStringLiteral("/b"), QStringLiteral("i"),
                                  QStringLiteral("/i"), QStringLiteral("br"), QStringLiteral("p"),
                                  QStringLiteral("/p")};
    return tags.contains(inside);
}

// Reads one token at the position and moves it on; plain text when nothing else fits.
class Tokens
{
public:
    explicit Tokens(const QString &markup)
        : m_text(markup)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }

    Token next()
    {
        const QChar c = m_text[m_at];
        if (c == QLatin1Char('<')) {
            if (const auto inside = upTo(QLatin1Char('>')); inside && isTag(*inside))
                return take({Token::Tag, *inside, {}}, inside->size() + 2);
        } else if (c == QLatin1Char('{')) {
            if (const auto inside = upTo(QLatin1Char('}')))
                return take(markToken(*inside), inside->size() + 2);
        } else if (c == QLatin1Char('[')) {
            if (const auto token = linkToken())
                return *token;
        }
        return words();
    }

private:
    [[nodiscard]] std::optional<QString> upTo(QChar end) const
    {
        const qsizetype close = m_text.indexOf(end, m_at + 1);
        return close > 0 ? std::optional(m_text.mid(m_at + 1, close - m_at - 1)) : std::nullopt;
    }

    static Token markToken(const QString &inside)
    {
        const qsizetype colon = inside.indexOf(QLatin1Char(':'));
        return {Token::Mark, inside.left(colon), colon < 0 ? QString() : inside.mid(colon + 1)};
    }

    std::optional<Token> linkToken()
    {
        const qsizetype close = m_text.indexOf(QLatin1String("]("), m_at);
        const qsizetype end = close < 0 ? -1 : m_text.indexOf(QLatin1Char(')'), close);
        if (end < 0)
            return std::nullopt;
        const Token token{Token::Link, m_text.mid(m_at + 1, close - m_at - 1),
                          m_text.mid(close + 2, end - close - 2)};
        m_at = end + 1;
        return token;
    }

    Token words()
    {
        qsizetype end = m_at + 1;
        while (end < m_text.size() && !QStringLiteral("<{[").contains(m_text[end]))
            ++end;
        return take({Token::Word, m_text.mid(m_at, end - m_at), {}}, end - m_at);
    }

    Token take(Token token, qsizetype length)
    {
        m_at += length;
        return token;
    }

    QString m_text;
    qsizetype m_at = 0;
};

// Writes tokens into a document.
class Writer
{
public:
    Writer(QTextDocument &document, const RulesStyle &style)
        : m_cursor(&document)
        , m_style(style)
    {
    }

    void write(const Token &token)
    {
        switch (token.kind) {
        case Token::Word:
            return m_cursor.insertText(token.text, format());
        case Token::Tag:
            return tag(token.text);
        case Token::Mark:
            return mark(token.text.toLower(), token.text, token.argument);
        case Token::Link:
            return link(token);
        }
    }

private:
    [[nodiscard]] QTextCharFormat format() const
    {
        QFont font(m_style.family);
        font.setPixelSize(std::max(1, int(std::lround(m_style.pixelSize))));
        font.setHintingPreference(QFont::PreferNoHinting);
        font.setWeight(m_bold ? QFont::Bold : QFont::Normal);
        font.setItalic(m_italic);
        QTextCharFormat format;
        format.setFont(font);
        format.setForeground(m_italic ? m_style.muted : m_style.colour);
        return format;
    }

    void tag(const QString &name)
    {
        if (name == QLatin1String("b") || name == QLatin1String("/b"))
            m_bold = name == QLatin1String("b");
        else if (name == QLatin1String("i") || name == QLatin1String("/i"))
            m_italic = name == QLatin1String("i");
        else if (name == QLatin1String("br"))
            m_cursor.insertText(QString(QChar::LineSeparator), format());
        else if (name == QLatin1String("p") && m_cursor.position() > 0)
            paragraph();
    }

    void paragraph()
    {
        QTextBlockFormat block;
        block.setTopMargin(m_style.pixelSize * .4);
        m_cursor.insertBlock(block);
    }

    void mark(const QString &kind, const QString &name, const QString &argument)
    {
        if (kind == QLatin1String("trait"))
            return trait(argument);
        if (kind == QLatin1String("keyword"))
            return keyword(argument);
        const bool named = kind == QLatin1String("aspect") || kind == QLatin1String("glyph");
        const QString glyph = glyphForWord(named ? argument : name);
        if (!hasGlyph(glyph))
            return m_cursor.insertText(QLatin1Char('{') + name + QLatin1Char('}'), format());
        const bool light = m_style.colour.lightnessF() < .5;
        const QColor colour
            = kind == QLatin1String("aspect") ? aspectMarkColour(glyph, light) : m_style.colour;
        insertGlyph(glyph, colour, named ? QString() : argument);
    }

    void insertGlyph(const QString &glyph, const QColor &colour, const QString &number)
    {
        QTextCharFormat object = format();
        object.setObjectType(kGlyphObject);
        object.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        object.setProperty(GlyphName, glyph);
        object.setProperty(GlyphColour, colour);
        object.setProperty(GlyphNumber, number);
        object.setProperty(GlyphSize, m_style.pixelSize);
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
    }

    /// "Raid 2", or in another language "Raid|Überfall 2": what it is known by, and its words.
    void keyword(const QString &known)
    {
        const QString word = known.section(u'|', -1);
        const QString glyph = glyphForWord(known.section(u'|', 0, 0));
        if (hasGlyph(glyph))
            insertGlyph(glyph, m_style.colour, {});
        QTextCharFormat bold = format();
        bold.setFontWeight(QFont::Bold);
        m_cursor.insertText(word, bold);
    }

    void trait(const QString &word)
    {
        QFont font(m_style.narrowFamily);
        font.setPixelSize(std::max(1, int(std::lround(m_style.pixelSize * 1.06))));
        font.setWeight(QFont::Bold);
        font.setLetterSpacing(QFont::AbsoluteSpacing, m_style.pixelSize * .02);
        QTextCharFormat trait = format();
        trait.setFont(font);
        m_cursor.insertText(word, trait);
    }

    void link(const Token &token)
    {
        QTextCharFormat link = format();
        link.setAnchor(true);
        link.setAnchorHref(token.argument);
        link.setForeground(m_style.link);
        link.setFontUnderline(true);
        m_cursor.insertText(token.text, link);
    }

    QTextCursor m_cursor;
    const RulesStyle &m_style;
    bool m_bold = false;
    bool m_italic = false;
};

QString plainWords(const Token &token)
{
    switch (token.kind) {
    case Token::Word:
    case Token::Link:
        return token.text;
    case Token::Tag:
        return token.text == QLatin1String("br") || token.text == QLatin1String("p")
            ? QStringLiteral(" ")
            : QString();
    case Token::Mark:
        if (token.argument.isEmpty())
            return token.text;
        if (token.text == QLatin1String("resource") || token.text == QLatin1String("energy"))
            return token.argument + QLatin1Char(' ') + token.text;
        return token.argument.left(1).toUpper() + token.argument.mid(1);
    }
    return {};
}

} // namespace

void setRulesText(QTextDocument &document, const QString &markup, const RulesStyle &style)
{
    document.clear();
    if (!document.documentLayout()->handlerForObject(kGlyphObject))
        document.documentLayout()->registerHandler(kGlyphObject, new GlyphObject(&document));
    Writer writer(document, style);
    Tokens tokens(markup);
    while (!tokens.atEnd())
        writer.write(tokens.next());
}

QString plainRulesText(const QString &markup)
{
    QString plain;
    Tokens tokens(markup);
    while (!tokens.atEnd())
        plain += plainWords(tokens.next());
    return plain.simplified();
}

} // namespace playmat::paint

#include "rules_markup.moc"
