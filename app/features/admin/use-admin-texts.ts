import { createContext, useContext } from 'react'
import type { AdminTexts } from '#app/i18n/zh/admin/admin'

const AdminTextsContext = createContext<AdminTexts | undefined>(undefined)
/** Round every page of admins: their texts come with the page. */
export const AdminTextsProvider = AdminTextsContext.Provider

export function useAdminTexts(): AdminTexts {
  const texts = useContext(AdminTextsContext)
  if (!texts) throw new Error('A page of admins was opened without its texts')
  return texts
}

/** A text with its {{names}} filled in. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
