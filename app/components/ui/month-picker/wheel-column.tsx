import { useEffect, useId, useRef, type KeyboardEvent } from 'react'

type WheelColumnProps = {
  label: string
  options: readonly string[]
  /** The index of the option in the middle. */
  chosen: number
  /** Has the focus when the wheel opens. */
  isFirst?: boolean
  onChoose(index: number): void
}

/** In pixels, as the classes below say. */
const rowHeight = 44

/** A list that is turned by a finger until an option stands in the middle, or moved by keys. */
export function WheelColumn({ label, options, chosen, isFirst, onChoose }: WheelColumnProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!list.current) return
    list.current.scrollTop = chosen * rowHeight
    if (isFirst) list.current.focus({ preventScroll: true })
    // Later it is the finger that moves it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const turnTo = (index: number) =>
    list.current?.scrollTo({
      top: Math.min(Math.max(index, 0), options.length - 1) * rowHeight,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  function handleKeyDown(event: KeyboardEvent) {
    const to = { ArrowUp: chosen - 1, ArrowDown: chosen + 1, Home: 0, End: options.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    turnTo(to)
  }
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${chosen}`}
      className="relative h-55 grow [scroll-snap-type:y_mandatory] overflow-y-auto overscroll-contain py-22 text-center text-lg tabular-nums outline-offset-[-3px] [scrollbar-width:none]"
      onKeyDown={handleKeyDown}
      onScroll={({ currentTarget }) => {
        const index = Math.round(currentTarget.scrollTop / rowHeight)
        if (index !== chosen && index in options) onChoose(index)
      }}
    >
      {options.map((option, i) => (
        // The list has the keys.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === chosen}
          className="flex h-11 snap-center items-center justify-center text-subtle-foreground aria-selected:font-semibold aria-selected:text-foreground"
          onClick={() => turnTo(i)}
        >
          {option}
        </div>
      ))}
    </div>
  )
}
