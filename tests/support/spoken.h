#pragma once

#include "table/settings/languages.h"
#include "table/view/translator.h"
#include "text/language.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace playmat::test {

/// All that there are files for, but English.
inline std::vector<std::string> languagesToTest()
{
    std::vector<std::string> ids;
    for (const table::LanguageChoice &choice : table::languages())
        if (choice.id != QLatin1String("en"))
            ids.push_back(choice.id.toStdString());
    return ids;
}

/// A test in one of them, which collects the English texts that it has no words for.
class Spoken : public testing::TestWithParam<std::string>
{
protected:
    Spoken()
    {
        EXPECT_EQ(table::speak(QString::fromStdString(GetParam())), QString());
        m_language = text::inUse();
    }
    ~Spoken() override { table::Translator::use(nullptr); }

    void need(const std::string &english, std::string_view place)
    {
        if (english.empty())
            return;
        m_needed.insert(english);
        if (m_language->text(place, english) == nullptr)
            m_missing.insert(english);
    }
    void nothingMisses() const
    {
        std::string list;
        for (const std::string &english : m_missing)
            list += "  " + english + '\n';
        EXPECT_TRUE(m_missing.empty())
            << m_missing.size() << " texts have no words in " << GetParam() << ":\n"
            << list;
    }
    /// Of a place everything that is there was needed.
    void nothingIsLeft(std::string_view place) const
    {
        for (const std::string &english : m_language->texts(place))
            EXPECT_TRUE(m_needed.contains(english)) << "nobody says: " << english;
    }

private:
    text::LanguagePtr m_language;
    std::set<std::string> m_needed;
    std::set<std::string> m_missing;
};

} // namespace playmat::test
