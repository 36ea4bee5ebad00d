import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlaceholder } from '#app/components/find-placeholders'
import { cn } from '#app/components/ui/cn'
import { isPicked, typeText } from '#app/components/ui/quick-choices/type-text'
import { placeList, type ListPlace } from './list-place'
import { loadNameList } from './load-name-list'
import type { NameEntry } from './name-entry'
import type { Picker } from './picker'
import { rankSuggestions } from './rank-suggestions'

export type SuggestionListProps = {
  field: RefObject<HTMLInputElement>
  picker: Picker
  inEnglish: boolean
  suffix: string
  picked?: readonly string[]
  /** How the field was used before this was loaded: it opens at once. */
  usedBefore?: 'press' | 'text'
}

/** Their lists are too long to be read: they open for a text, not for a press. */
const opensForTextOnly: readonly Picker[] = ['major', 'school']
const limit = 60
const limitForText = 8

/** The list below a field: what answers its text, all of it after a press. The focus stays in the field. */
export function SuggestionList({
  field,
  picker,
  inEnglish,
  suffix,
  picked,
  usedBefore,
}: SuggestionListProps) {
  const { t } = useTranslation('pickers')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<readonly NameEntry[]>([])
  const [active, setActive] = useState(-1)
  const [place, setPlace] = useState<ListPlace>({ isAbove: false, maxHeight: 0 })
  const [firstUse] = useState(usedBefore)
  const isOpen = found.length > 0

  async function open(text: string) {
    // What is only to be replaced asks for nothing.
    const typed = isPlaceholder(text) ? '' : text
    if (typed === '' && opensForTextOnly.includes(picker)) return setFound([])
    const names = await loadNameList(picker, inEnglish).catch(() => [])
    if (!field.current || document.activeElement !== field.current) return
    // A list that narrows as one types stays where it opened.
    if (!isOpen) setPlace(placeList(field.current))
    const free = picked ? names.filter(({ name }) => !picked.includes(name)) : names
    const ranked = rankSuggestions(typed, free, typed === '' ? limit : limitForText)
    // What is in the field already is no suggestion, and others would lie over the next field.
    setFound(isWhole(typed, ranked, picker) ? [] : ranked)
    setActive(-1)
  }
  function pick(entry: NameEntry) {
    setFound([])
    if (!field.current) return
    typeText(field.current, entry.name + suffix)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) return void open(field.current?.value ?? '')
      // From the last to the field's own text, which is no option, and on to the first.
      const count = found.length + 1
      return setActive(((active + 1 + step + count) % count) - 1)
    }
    if (!isOpen) return
    const entry = found[active]
    if (event.key === 'Enter' && entry) {
      event.preventDefault()
      event.stopPropagation()
      pick(entry)
    } else if (event.key === 'Escape') {
      // A sheet below it closes on the next Esc.
      event.preventDefault()
      event.stopPropagation()
      setFound([])
    } else if (event.key === 'Tab') setFound([])
  }
  const handlers = useRef({ open, handleKeyDown })
  // With the list itself: a key pressed as soon as it is seen is meant for it.
  useLayoutEffect(() => {
    handlers.current = { open, handleKeyDown }
  })
  useEffect(() => {
    const input = field.current
    if (!input) return
    const openForText = (event: Event) => {
      if (!(event as InputEvent).isComposing && !isPicked(event)) void handlers.current.open(input.value)
    }
    const openWhole = () => void handlers.current.open('')
    const onKeyDown = (event: KeyboardEvent) => handlers.current.handleKeyDown(event)
    const close = () => setFound([])
    input.addEventListener('input', openForText)
    input.addEventListener('compositionend', openForText)
    input.addEventListener('click', openWhole)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', close)
    return () => {
      input.removeEventListener('input', openForText)
      input.removeEventListener('compositionend', openForText)
      input.removeEventListener('click', openWhole)
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', close)
    }
  }, [field])
  useEffect(() => {
    if (!isOpen) return
    // A finger beside a field often leaves it the focus.
    const closeBeside = ({ target }: Event) => {
      if (target !== field.current && !list.current?.contains(target as Node)) setFound([])
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [field, isOpen])
  useEffect(() => {
    if (firstUse) void handlers.current.open(firstUse === 'text' ? field.current!.value : '')
  }, [firstUse, field])
  useEffect(() => {
    const input = field.current
    input?.setAttribute('aria-expanded', String(isOpen))
    setOrRemove(input, 'aria-controls', isOpen && id)
    setOrRemove(input, 'aria-activedescendant', isOpen && active >= 0 && `${id}-${active}`)
    list.current?.children[Math.max(active, 0)]?.scrollIntoView({ block: 'nearest' })
  }, [field, id, isOpen, active])

  return (
    <>
      <span role="status" className="sr-only">
        {isOpen ? t('found', { count: found.length }) : ''}
      </span>
      {isOpen ? (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={field.current?.labels?.[0]?.textContent ?? t('list')}
          style={{ maxHeight: place.maxHeight }}
          className={cn(
            'absolute left-0 z-40 w-full min-w-44 animate-rise overflow-y-auto overscroll-contain rounded-lg border border-border bg-popover p-1 shadow-lg',
            place.isAbove ? 'bottom-full mb-1' : 'top-full mt-1',
          )}
        >
          {found.map((entry, i) => (
            // The field has the keys (aria-activedescendant).
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={entry.name}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              className="flex min-h-11 cursor-default items-center rounded-md px-2.5 py-1.5 text-[0.9375rem] hover:bg-accent aria-selected:bg-accent sm:min-h-9"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(entry)}
            >
              {entry.name}
            </div>
          ))}
        </div>
      ) : null}
    </>
  )
}

/** Whether nothing is left to pick: 会计 may yet become 会计学, but a school's name is whole. */
const isWhole = (typed: string, ranked: readonly NameEntry[], picker: Picker): boolean =>
  ranked.some(({ name }) => name === typed) &&
  (picker === 'school' || !ranked.some(({ name }) => name !== typed && name.startsWith(typed)))

function setOrRemove(element: Element | null, name: string, value: string | false) {
  if (value) element?.setAttribute(name, value)
  else element?.removeAttribute(name)
}
