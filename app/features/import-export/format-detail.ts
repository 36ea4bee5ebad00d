/** Returns a label with its text, punctuated by language; without a label, the text. */
export function formatDetail({ label, text }: { label: string; text: string }, lang: 'zh' | 'en'): string {
  if (label === '') return text
  return lang === 'zh' ? `${label}：${text}` : `${label}: ${text}`
}
