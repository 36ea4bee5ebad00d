import { useState, type ReactNode } from 'react'
import { Input } from './input'

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
 * Recommended colours first, then any other, typed or by the browser's own picker. Posts its value with and
 * without scripts.
 */
function ColourPicker(props: ColourPickerProps) {
  const { legend, name, value, colours, other, describedBy, onColour, children } = props
  const [typed, setTyped] = useState<string>()
  const isRecommended = colours.includes(value)
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-2 text-sm text-muted-foreground">{legend}</legend>
      <div className="flex flex-wrap items-center gap-2.5">
        {colours.map((colour) => (
          <input
            key={colour}
            type="radio"
            name={name}
            value={colour}
            checked={value === colour}
            aria-label={colour}
            className="swatch"
            style={{ background: colour }}
            onChange={() => onColour(colour)}
          />
        ))}
        {isRecommended ? null : <input type="radio" name={name} value={value} checked readOnly hidden />}
        <span className="needs-script keeps-place flex items-center gap-2">
          <input
            type="color"
            aria-label={other}
            data-chosen={isRecommended ? undefined : true}
            value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
            onChange={(event) => onColour(event.target.value)}
          />
          <Input
            aria-label={`${other} #`}
            value={typed ?? value}
            maxLength={7}
            className="h-8 w-26 py-0 font-mono"
            onChange={({ target }) => {
              setTyped(target.value)
              const digits = /^#?([0-9a-f]{6})$/i.exec(target.value)?.[1]
              if (digits) onColour(`#${digits.toLowerCase()}`)
            }}
            onBlur={() => setTyped(undefined)}
          />
        </span>
      </div>
      {children}
    </fieldset>
  )
}

export { ColourPicker }
