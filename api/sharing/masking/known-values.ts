import { MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'
import { parseMonth } from '#contract/resume/month'
import { personalDetailRules } from '#contract/resume/personal-detail-rules'
import { PERSONAL_DETAILS } from '#contract/resume/optional-personal-details'
import type { Resume } from '#contract/resume/resume'
import { folded } from './fold-text'
import { kindsOfLabel } from './field-labels'
import { collectOwnNames, type OwnNames } from './personal-urls'

/** The values of a resume's own fields by kind, folded. */
export type KnownValues = { values: Record<MaskKind, Set<string>>; names: OwnNames }

/**
 * Collects the values of fields with a known meaning: those of the form, and custom fields by their labels.
 */
export function knownValues({ basics, intention }: Resume): KnownValues {
  const values = Object.fromEntries(
    MASK_KINDS.map((kind) => [kind, new Set<string>()]),
  ) as KnownValues['values']
  const add = (kind: MaskKind, value: string) => {
    for (const form of formsOf(kind, folded(value).trim())) if (form !== '') values[kind].add(form)
  }
  add('phone', basics.phone)
  add('email', basics.email)
  for (const key of PERSONAL_DETAILS) {
    const { maskKind } = personalDetailRules[key]
    if (maskKind) add(maskKind, basics[key])
  }
  add('salary', intention.salary)
  for (const { url } of basics.links) add('links', url)
  for (const { label, value } of basics.custom) for (const kind of kindsOfLabel(label)) add(kind, value)
  const names = collectOwnNames([...values.links], [...values.email], [...values.wechat, ...values.qq])
  return { values, names }
}

/** The spellings of a value within a text; empty for a value too common to identify anything. */
function formsOf(kind: MaskKind, value: string): string[] {
  switch (kind) {
    case 'birth':
      return birthForms(value)
    case 'height':
      return heightForms(value)
    case 'weight':
      return weightForms(value)
    case 'ethnicity':
      return value.length < 2 || value.endsWith('族')
        ? atLeast(2, value)
        : [`${value}族`, ...atLeast(3, value)]
    case 'marital':
      return atLeast(2, value)
    case 'hukou':
      return hukouForms(value)
    case 'phone':
      return [...atLeast(5, value), ...atLeast(5, value.replace(/\D/g, ''))]
    case 'links':
      return atLeast(5, value.replace(/^(?:https?:\/\/)?(?:www\.)?/, '').replace(/\/$/, ''))
    case 'salary':
      return /\d/.test(value) ? atLeast(3, value) : []
    case 'wechat':
    case 'qq':
      return [...atLeast(4, value), ...value.split(/[^a-z0-9_-]+/).filter((part) => part.length >= 5)]
    default:
      return atLeast(4, value)
  }
}

function atLeast(length: number, value: string): string[] {
  return value.length >= length ? [value] : []
}

function birthForms(value: string): string[] {
  const month = /^(\d{4})[-./年 ]{1,2}(\d{1,2})/.exec(value)
  const read = month ? `${month[1]}-${month[2]!.padStart(2, '0')}` : parseMonth(value)
  if (!read || !/^\d{4}-\d\d$/.test(read)) return atLeast(4, value)
  const [year = '', two = ''] = read.split('-')
  const one = String(Number(two))
  const forms = [two, one].flatMap((m) => ['-', '.', '/', '年'].map((sign) => `${year}${sign}${m}`))
  const words = [
    `${year}年出生`,
    `${year}年生`,
    `${year} 年出生`,
    `生于${year}`,
    `born in ${year}`,
    `${year}${two}`,
  ]
  return [...forms, `${year}年 ${one}`, `${year} 年 ${one}`, ...words, ...atLeast(6, value)]
}

function heightForms(value: string): string[] {
  const cm = /\d{3}/.exec(value)?.[0]
  if (!cm) return atLeast(4, value)
  const metres = `${cm[0]}.${cm.slice(1)}`
  return [
    ...['cm', ' cm', '厘米', ' 厘米', '公分'].map((unit) => `${cm}${unit}`),
    ...['m', ' m', '米', ' 米'].map((unit) => `${metres}${unit}`),
    `${cm[0]}米${cm.slice(1)}`,
  ]
}

function weightForms(value: string): string[] {
  const kg = /\d{2,3}/.exec(value)?.[0]
  if (!kg) return atLeast(4, value)
  return [
    ...['kg', ' kg', '公斤', ' 公斤', '千克', ' 千克'].map((unit) => `${kg}${unit}`),
    ...['斤', ' 斤'].map((unit) => `${Number(kg) * 2}${unit}`),
  ]
}

/**
 * A place name of two or three characters occurs in many other names: it only counts next to a word for
 * origin.
 */
function hukouForms(value: string): string[] {
  const short = value.replace(/[省市县区]/g, '')
  const whole = [value, short].filter((form) => form.length >= 4)
  if (value === '' || whole.length > 0) return whole
  return ['人', '籍', '户口', '户籍']
    .map((word) => `${value}${word}`)
    .concat(['来自', '老家', '户口', '户籍', '籍贯'].map((word) => `${word}${value}`))
}
