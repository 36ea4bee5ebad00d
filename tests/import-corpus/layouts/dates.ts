import type { Item } from '#contract/resume/resume'

const parts = (month: string) => month.split('-') as [year: string, month: string]
const english = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The ways in which documents write a month, and what stands between two. */
export const dateForms = {
  dots: { month: (text: string) => parts(text).join('.'), between: '-', now: '至今' },
  dashed: { month: (text: string) => parts(text).join('.'), between: ' – ', now: '至今' },
  slashes: { month: (text: string) => parts(text).join('/'), between: ' - ', now: '至今' },
  han: { month: (text: string) => `${parts(text)[0]}年${+parts(text)[1]}月`, between: '—', now: '至今' },
  days: { month: (text: string) => `${parts(text).join('.')}.01`, between: '-', now: '至今' },
  words: {
    month: (text: string) => `${english[+parts(text)[1] - 1]} ${parts(text)[0]}`,
    between: ' – ',
    now: 'Present',
  },
} satisfies Record<string, { month(text: string): string; between: string; now: string }>
export type DateForm = keyof typeof dateForms

/** From and to of an entry in a form; '' for an entry without dates. */
export function dateOf({ from, to }: Pick<Item, 'from' | 'to'>, form: DateForm): string {
  const { month, between, now } = dateForms[form]
  const said = (text: string) => (text === 'now' ? now : month(text))
  return [from, to].filter(Boolean).map(said).join(between)
}
