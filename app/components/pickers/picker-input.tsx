import { useRef, useState, type ComponentType, type InputHTMLAttributes } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { cn } from '#app/components/ui/cn'
import { Input } from '#app/components/ui/input'
import { QuickChoices } from '#app/components/ui/quick-choices/quick-choices'
import { isPicked } from '#app/components/ui/quick-choices/type-text'
import { useIsScripted } from '#app/components/ui/use-is-scripted'
import { quickChoices, type Picker } from './picker'
import type { SuggestionListProps } from './suggestion-list'

export type PickerInputProps = InputHTMLAttributes<HTMLInputElement> & {
  picker: Picker
  /** Picks the names of an English page. */
  inEnglish?: boolean
  /** Written after what is picked: the separator of a list, whose box the suggestions then are as wide as. */
  suffix?: string
  /** Names that are picked already, and no suggestions. */
  picked?: readonly string[]
}

/** A field with a datalist is one by itself, and must not say so. The list sets what else it has. */
const comboboxProps = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const

/** The server renders no list, and needs none of the names in its bundle. */
const loadSuggestionList = import.meta.env.SSR
  ? undefined
  : () => importWithTexts(() => import('./suggestion-list'), ['pickers'])

/**
 * A text field with a list to pick from (the APG's combobox); what is typed need not be on the list. Without scripts it
 * has a datalist (picker-datalists.tsx), offline it is a text field.
 */
export function PickerInput({
  picker,
  inEnglish = false,
  suffix = '',
  picked,
  className,
  ...input
}: PickerInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const [use, setUse] = useState<SuggestionListProps['usedBefore']>()
  const [List, setList] = useState<ComponentType<SuggestionListProps>>()
  const isScripted = useIsScripted()
  const choices = quickChoices[picker]?.[inEnglish ? 'en' : 'zh'] ?? []
  return (
    <div className={suffix ? 'min-w-6 grow basis-0 focus-within:min-w-16' : 'relative'}>
      <Input
        ref={field}
        {...(isScripted ? comboboxProps : { list: `list-${picker}` })}
        autoComplete="off"
        placeholder=" "
        {...input}
        className={cn('peer', className)}
        onClick={() => setUse('press')}
        onInput={({ nativeEvent }) => isPicked(nativeEvent) || setUse('text')}
        onFocus={() =>
          void loadSuggestionList?.().then(
            (module) => setList(() => module.SuggestionList),
            () => undefined,
          )
        }
      />
      <QuickChoices choices={choices} field={field} />
      {List ? <List {...{ field, picker, inEnglish, suffix, picked }} usedBefore={use} /> : null}
    </div>
  )
}
