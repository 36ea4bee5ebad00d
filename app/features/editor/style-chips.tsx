import { useEditorStore, useText } from './editor-context'
import { useFieldNotes } from './field'

type StyleChipsProps = { name: string; label: string; options: (readonly [value: string, label: string])[] }

/** A few choices side by side: radios, so that they post as they stand. */
export function StyleChips({ name, label, options }: StyleChipsProps) {
  const store = useEditorStore()
  const value = useText(name)
  const { described, under } = useFieldNotes(name)
  return (
    <fieldset id={`f-${name}`} aria-describedby={described} className="min-w-0">
      <legend className="mb-1 text-sm text-muted-foreground">{label}</legend>
      <div className="flex gap-0.5 rounded-md bg-muted p-0.5 dark:bg-background">
        {options.map(([option, said]) => (
          <label
            key={option}
            className="relative flex h-8 min-w-0 grow cursor-pointer items-center justify-center rounded-sm px-2 text-sm whitespace-nowrap text-muted-foreground outline-primary hover:text-foreground has-checked:bg-popover has-checked:font-medium has-checked:text-foreground has-checked:shadow-sm has-focus-visible:outline-2 dark:has-checked:bg-accent"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => store.getState().set(name, option)}
              className="sr-only"
            />
            {said}
          </label>
        ))}
      </div>
      {under}
    </fieldset>
  )
}
