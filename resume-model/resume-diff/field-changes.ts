import type { FieldChange } from './resume-diff'

export type LabelledField = { label: string; kind: FieldChange['kind']; value: string }

/** `work.title` and `internship.title` are one field of an entry, whatever its section became. */
const nameOf = ({ label }: { label: string }): string => label.slice(label.lastIndexOf('.') + 1)

/** Compares the fields of two states of one part; an absent part has no fields. */
export function fieldChanges(
  before: readonly LabelledField[],
  after: readonly LabelledField[],
): FieldChange[] {
  const valuesBefore = new Map(before.map((field) => [nameOf(field), field.value]))
  const namesAfter = new Set(after.map(nameOf))
  return [
    ...after.map(({ value, ...field }) => ({
      ...field,
      before: valuesBefore.get(nameOf(field)) ?? '',
      after: value,
    })),
    ...before
      .filter((field) => !namesAfter.has(nameOf(field)))
      .map(({ value, ...field }) => ({ ...field, before: value, after: '' })),
  ].filter((change) => change.before !== change.after)
}

export const textField = (label: string, value: string): LabelledField => ({ label, kind: 'text', value })
export const settingField = (label: string, isOn: boolean | undefined): LabelledField => ({
  label,
  kind: 'setting',
  value: isOn ? 'true' : '',
})
