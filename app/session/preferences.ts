import type { Language } from '#contract/validation/field-error-codes'

/** Preferences for every page: stored for a year, in plain cookies (decisions §3, spec §9). */
export const preferenceMaxAgeSeconds = 365 * 24 * 3600
export const languageCookieName = 'lang'
export const themeCookieName = 'theme'
export const preferenceCookieNames: readonly string[] = [languageCookieName, themeCookieName]

/** `system`: follows the device. */
const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export function parseTheme(value: unknown): Theme | undefined {
  return themes.find((theme) => theme === value)
}

export function parseLanguage(value: unknown): Language | undefined {
  return value === 'zh' || value === 'en' ? value : undefined
}

/** The user's choice, otherwise the browser's first supported language, otherwise Chinese. */
export function resolveLanguage(chosen: string | undefined, acceptLanguage: string | null): Language {
  const accepted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return (
    parseLanguage(chosen) ?? accepted.map(parseLanguage).find((language) => language !== undefined) ?? 'zh'
  )
}
