import { useEditorStore, useFieldValue } from '#app/features/editor/state/editor-context'
import { useFieldDescription } from '#app/features/editor/fields/field'

type StyleRadioGroupProps = {
  name: string
  label: string
  options: (readonly [value: string, label: string])[]
  /** The value to keep for an option that is no word. */
  toValue?: (option: string) => unknown
  /** The option that a stored value means, if it is none itself. */
  toOption?: (value: string) => string
  note?: string
}

const itself = (text: string) => text

/** A group of radio buttons, which post without scripts. */
export function StyleRadioGroup({
  name,
  label,
  options,
  toValue = itself,
  toOption = itself,
  note,
}: StyleRadioGroupProps) {
  const store = useEditorStore()
  const value = toOption(useFieldValue(name))
  const { describedBy, notes } = useFieldDescription(name)
  return (
    <fieldset id={`f-${name}`} aria-describedby={describedBy} className="min-w-0 xl:col-span-2">
      <legend className="mb-1 text-sm text-muted-foreground">{label}</legend>
      <div className="flex gap-0.5 rounded-md bg-muted p-0.5 dark:bg-background">
        {options.map(([option, optionLabel]) => (
          <label key={option} className="radio-segment">
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => store.getState().set(name, toValue(option))}
              className="sr-only"
            />
            {optionLabel}
          </label>
        ))}
      </div>
      {note ? <p className="mt-1 text-xs leading-5 text-muted-foreground">{note}</p> : null}
      {notes}
    </fieldset>
  )
}
