import { parseMonth } from '#contract/resume/month'

const dash = /^[-–—~～至]$/

/**
 * Returns the field of the end where a dash was typed behind the whole month of a start: “2021.07-2023.04” fills both.
 * Undefined where the dash is a letter like others, as in 2021-07.
 */
export function endFieldAfterDash(start: Element, typed: string): HTMLElement | undefined {
  if (!(start instanceof HTMLInputElement) || !start.name.endsWith('.from') || !dash.test(typed))
    return undefined
  const { value, selectionStart } = start
  if (selectionStart !== value.length || !/^\d{4}-\d{2}$/.test(parseMonth(value) ?? '')) return undefined
  return document.getElementById(start.id.replace(/from$/, 'to')) ?? undefined
}
