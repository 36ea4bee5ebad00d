import type { HTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isTheme, ThemeProvider, useTheme, type Theme } from 'remix-themes/build/theme-provider.js'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** The paper of each theme (app/components/ui/tokens.css), for the browser's own bars. */
const themeColors = { light: '#f6f8f5', dark: '#101412' }

/** Gives everything below the theme a person chose: from the cookie at first, then as it is changed here or in another tab. */
export function AppThemeProvider({
  chosen,
  children,
}: {
  chosen: ThemeChoice | undefined
  children: ReactNode
}) {
  return (
    <ThemeProvider specifiedTheme={isTheme(chosen) ? chosen : null} themeAction="/theme">
      {children}
    </ThemeProvider>
  )
}

/** The choice, and how to make another. `system` is no theme of its own: there the style sheet asks the device. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [theme, setTheme, { definedBy }] = useTheme()
  const choose = (choice: ThemeChoice) => setTheme(isTheme(choice) ? choice : null)
  return [definedBy === 'USER' && theme ? (theme satisfies Theme) : 'system', choose]
}

/** The document in the chosen theme, and in the language of its texts. */
export function ThemedHtml(props: HTMLAttributes<HTMLHtmlElement>) {
  const [choice] = useThemeChoice()
  const { language } = useTranslation().i18n
  return (
    <html
      lang={language === 'en' ? 'en' : 'zh-CN'}
      data-theme={choice === 'system' ? undefined : choice}
      suppressHydrationWarning
      {...props}
    />
  )
}

export function ThemeColorMeta() {
  const [choice] = useThemeChoice()
  if (choice !== 'system') return <meta name="theme-color" content={themeColors[choice]} />
  return (
    <>
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}
