import type { HTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isTheme, ThemeProvider, useTheme, type Theme } from 'remix-themes/build/theme-provider.js'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** The background of each theme (app/components/ui/tokens.css), for the browser's toolbars. */
const themeColors = { light: '#f6f8f5', dark: '#101412' }

/** Provides the user's theme: initially from the cookie, then as changed here or in another tab. */
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

/** Returns the choice and its setter. `system` sets no theme: the style sheet follows the device. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [theme, setTheme, { definedBy }] = useTheme()
  const choose = (choice: ThemeChoice) => setTheme(isTheme(choice) ? choice : null)
  return [definedBy === 'USER' && theme ? (theme satisfies Theme) : 'system', choose]
}

/** Renders `html` in the chosen theme, with the language of its texts. */
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
