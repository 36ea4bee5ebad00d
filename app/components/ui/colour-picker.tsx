import type { ReactNode } from 'react'

type ColourPickerProps = {
  legend: string
  name: string
  value: string
  /** `#rrggbb`, shown as swatches. */
  colours: readonly string[]
  /** Label for any other colour. */
  other: string
  describedBy?: string
  onColour(colour: string): void
  children?: ReactNode
}

/**
 * Recommended colours first, then any other by the browser's own picker. Posts its value with and without
 * scripts.
 */
function ColourPicker(props: ColourPickerProps) {
  const { legend, name, value, colours, other, describedBy, onColour, children } = props
  const own = colours.includes(value)
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-2 text-sm text-muted-foreground">{legend}</legend>
      <div className="flex flex-wrap items-center gap-2.5">
        {colours.map((colour) => (
          <label
            key={colour}
            className="relative size-8 rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={colour}
              checked={value === colour}
              aria-label={colour}
              className="peer absolute inset-0 opacity-0"
              onChange={() => onColour(colour)}
            />
            <span
              aria-hidden
              className="block size-8 rounded-full border-2 border-card ring-1 ring-border-strong peer-checked:ring-2 peer-checked:ring-foreground"
              style={{ background: colour, forcedColorAdjust: 'none' }}
            />
          </label>
        ))}
        {own ? null : <input type="radio" name={name} value={value} checked readOnly hidden />}
        <label className="needs-script flex items-center gap-2 text-sm text-muted-foreground">
          <input
            type="color"
            value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
            className="size-8 cursor-pointer rounded border border-border-strong bg-card p-0.5"
            onChange={(event) => onColour(event.target.value)}
          />
          {other}
        </label>
      </div>
      {children}
    </fieldset>
  )
}

export { ColourPicker }
