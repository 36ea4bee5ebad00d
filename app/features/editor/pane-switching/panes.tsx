import { Fragment, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { AimStep, DownloadStep, StepDivider } from './path-steps'

const panes = ['content', 'style', 'check', 'preview'] as const
export type Pane = (typeof panes)[number]

/**
 * Radio buttons at the top of the form select the pane, so it works without scripts and is posted.
 * Later elements match them by `~`: a `:has()` round the form would make the browser restyle all of it at
 * each keystroke.
 */
export function PaneRadios({ pane }: { pane: Pane }) {
  return panes.map((one) => (
    <input
      key={one}
      type="radio"
      id={`pane-${one}`}
      name="pane"
      value={one}
      defaultChecked={pane === one}
      // Wide screens always show the pages, so the preview option is hidden.
      className={`sr-only fixed! ${one === 'preview' ? 'lg:hidden' : ''}`}
    />
  ))
}

const selectedClasses = {
  content:
    '[#pane-content:checked~*_&]:bg-secondary [#pane-content:checked~*_&]:font-medium [#pane-content:checked~*_&]:text-primary [#pane-content:focus-visible~*_&]:outline-2',
  style:
    '[#pane-style:checked~*_&]:bg-secondary [#pane-style:checked~*_&]:font-medium [#pane-style:checked~*_&]:text-primary [#pane-style:focus-visible~*_&]:outline-2',
  check:
    '[#pane-check:checked~*_&]:bg-secondary [#pane-check:checked~*_&]:font-medium [#pane-check:checked~*_&]:text-primary [#pane-check:focus-visible~*_&]:outline-2',
  preview:
    'lg:hidden [#pane-preview:checked~*_&]:bg-secondary [#pane-preview:checked~*_&]:font-medium [#pane-preview:checked~*_&]:text-primary [#pane-preview:focus-visible~*_&]:outline-2',
}

/**
 * The labels of the radios: tabs at the bottom of a phone; above a wide form the path from the aim to the download, with its
 * first and its last step.
 */
export function PaneTabs() {
  const { t } = useTranslation('editor')
  useStepTicks()
  return (
    <div className="z-10 flex items-center gap-1 border-border bg-background/95 p-1.5 backdrop-blur max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:pb-[max(0.375rem,env(safe-area-inset-bottom))] lg:stick-14 lg:border-b lg:px-4 lg:py-2 xl:gap-2">
      <AimStep />
      {panes.map((one) => (
        <Fragment key={one}>
          {one === 'style' || one === 'check' ? <StepDivider /> : null}
          <label
            htmlFor={`pane-${one}`}
            data-step={one}
            className={`grow cursor-pointer rounded-md px-3 py-1.5 text-center text-sm text-muted-foreground outline-primary hover:bg-accent lg:grow-0 ${selectedClasses[one]}`}
          >
            {t(`panes.${one}`)}
          </label>
        </Fragment>
      ))}
      <DownloadStep />
    </div>
  )
}

/** Phones have no path. */
function useStepTicks() {
  const store = useEditorStore()
  useEffect(() => {
    const controller = new AbortController()
    if (matchMedia('(width >= 64rem)').matches)
      import('./step-ticks').then(
        ({ watchStepTicks }) => watchStepTicks(store, controller.signal),
        () => undefined,
      )
    return () => controller.abort()
  }, [store])
}

/**
 * The content of a pane. On wide screens the preview is always visible; selecting it there shows the content
 * pane.
 */
export function PaneBody({ pane, children }: { pane: 'content' | 'style' | 'check'; children: ReactNode }) {
  return (
    <div id={`pane-body-${pane}`} tabIndex={-1} className={`outline-none ${visibleClasses[pane]}`}>
      {children}
    </div>
  )
}

const visibleClasses = {
  content:
    '[#pane-style:checked~*_&]:hidden [#pane-check:checked~*_&]:hidden max-lg:[#pane-preview:checked~*_&]:hidden',
  style: 'hidden [#pane-style:checked~*_&]:block',
  check: 'hidden [#pane-check:checked~*_&]:block',
}
