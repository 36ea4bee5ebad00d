import { createContext, useContext } from 'react'
import type { DeskTexts } from '#app/i18n/zh/desk'

const Desk = createContext<DeskTexts | undefined>(undefined)
/** Round every page of admins: their texts come with the page. */
export const DeskProvider = Desk.Provider

export function useDesk(): DeskTexts {
  const texts = useContext(Desk)
  if (!texts) throw new Error('A page of admins was opened without its texts')
  return texts
}

/** A text with its {{names}} filled in. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/{{(\w+)}}/g, (whole, name: string) => String(values[name] ?? whole))
}
