import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const panes = ['content', 'style', 'preview'] as const
export type Pane = (typeof panes)[number]

/** Switches what is shown by radio buttons alone, so it works without scripts and posts along with the form. */
export function PaneSwitch({ pane }: { pane: Pane }) {
  const { t } = useTranslation()
  return (
    <div
      role="radiogroup"
      aria-label={t('editor.panes.label')}
      className="z-10 flex gap-1 border-line bg-paper/95 p-1.5 backdrop-blur max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:pb-[max(0.375rem,env(safe-area-inset-bottom))] lg:sticky lg:top-14 lg:border-b lg:px-6 lg:py-2"
    >
      {panes.map((one) => (
        <label
          key={one}
          className={`grow cursor-pointer rounded-md px-4 py-1.5 text-center text-sm text-ink-soft hover:bg-hover has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-primary lg:grow-0 ${
            one === 'preview' ? 'lg:hidden' : ''
          }`}
        >
          <input
            type="radio"
            id={`pane-${one}`}
            name="pane"
            value={one}
            defaultChecked={pane === one}
            className="sr-only"
          />
          {t(`editor.panes.${one}`)}
        </label>
      ))}
    </div>
  )
}

/** What a pane holds. On wide screens the preview is always there, and content stands in for it on the left. */
export function PaneBody({ pane, children }: { pane: 'content' | 'style'; children: ReactNode }) {
  const shown =
    pane === 'content'
      ? 'group-has-[#pane-style:checked]/editor:hidden max-lg:group-has-[#pane-preview:checked]/editor:hidden'
      : 'hidden group-has-[#pane-style:checked]/editor:block'
  return <div className={shown}>{children}</div>
}
