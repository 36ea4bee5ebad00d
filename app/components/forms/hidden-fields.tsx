/** Values that a form posts without showing them. */
export function HiddenFields({ values }: { values: Record<string, string | number | undefined> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
