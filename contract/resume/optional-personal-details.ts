type Words = { zh: string; en: string }
type PersonalDetailSpec = {
  /** In the editor, on the page, and in a file that is imported. */
  label: Words
  /** On the page, where it is another. */
  pageLabel?: Words
  input:
    | { kind: 'line'; maxLength: number }
    | { kind: 'month' }
    | { kind: 'number'; min: number; max: number; unit: string }
  /** Its place among the details on a page. */
  pageOrder: number
}

const line = (maxLength: number) => ({ kind: 'line', maxLength }) as const
const number = (min: number, max: number, unit: string) => ({ kind: 'number', min, max, unit }) as const

/**
 * Facts about a person that only some purposes ask for, in the order of forms. Schema, inputs, labels and the text on the
 * page follow from a row; personal-detail-rules.ts has what browsers need not load.
 */
const specs = {
  gender: { label: { zh: '性别', en: 'Gender' }, input: line(20), pageOrder: 1 },
  birth: {
    label: { zh: '出生年月', en: 'Date of birth' },
    pageLabel: { zh: '出生年月', en: 'Born' },
    input: { kind: 'month' },
    pageOrder: 2,
  },
  hukou: { label: { zh: '籍贯', en: 'Hometown' }, input: line(200), pageOrder: 5 },
  ethnicity: { label: { zh: '民族', en: 'Ethnicity' }, input: line(20), pageOrder: 3 },
  politicalStatus: { label: { zh: '政治面貌', en: 'Political status' }, input: line(40), pageOrder: 4 },
  marital: { label: { zh: '婚姻状况', en: 'Marital status' }, input: line(20), pageOrder: 6 },
  heightCm: { label: { zh: '身高', en: 'Height' }, input: number(50, 250, 'cm'), pageOrder: 7 },
  weightKg: { label: { zh: '体重', en: 'Weight' }, input: number(20, 300, 'kg'), pageOrder: 8 },
} satisfies Record<string, PersonalDetailSpec>

export type PersonalDetail = keyof typeof specs
export const personalDetails: Readonly<Record<PersonalDetail, PersonalDetailSpec>> = specs
export const PERSONAL_DETAILS = Object.keys(specs) as PersonalDetail[]

/** Something for each detail, by its name. */
export function mapPersonalDetails<T>(
  map: (spec: PersonalDetailSpec, key: PersonalDetail) => T,
): Record<PersonalDetail, T> {
  const entries = PERSONAL_DETAILS.map((key) => [key, map(personalDetails[key], key)])
  return Object.fromEntries(entries) as Record<PersonalDetail, T>
}

/** What the editor calls each: with its unit, where it is a number. */
export function personalDetailLabels(language: keyof Words): Record<PersonalDetail, string> {
  return mapPersonalDetails(({ label, input }) => {
    if (input.kind !== 'number') return label[language]
    return language === 'zh' ? `${label.zh}（${input.unit}）` : `${label.en} (${input.unit})`
  })
}
