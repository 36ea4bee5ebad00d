import { useTranslation } from 'react-i18next'
import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * Toggles a sample at once, or a submit button that posts it as `add` or, when already in the entry, as
 * `take`.
 */
export type SamplePhraseAction = ((sample: string) => void) | 'post'

type SamplePhraseButtonProps = {
  sample: string
  isAdded: boolean
  /** A line of the entry was made from it. */
  isUsed: boolean
  /** A skill, not a line. */
  isWord: boolean
  action: SamplePhraseAction
  children: ReactNode
}

/** A sample button: an added sample has a check mark, and a press removes it. */
export function SamplePhraseButton({
  sample,
  isAdded,
  isUsed,
  isWord,
  action,
  children,
}: SamplePhraseButtonProps) {
  const { t } = useTranslation('editor-tools')
  const Icon = isAdded ? Check : Plus
  const buttonProps =
    action === 'post'
      ? { type: 'submit' as const, name: isAdded ? 'take' : 'add', value: sample }
      : { type: 'button' as const, 'aria-pressed': isAdded, onClick: () => action(sample) }
  return (
    <button
      {...buttonProps}
      data-added={isAdded || undefined}
      className="group flex w-full items-start gap-2.5 rounded-md border border-border bg-card px-3 py-2 text-left text-sm leading-6 hover:border-primary data-added:border-primary data-added:bg-secondary"
    >
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
      <span className="grow">{children}</span>
      {isUsed && !isAdded ? (
        <span className="shrink-0 text-muted-foreground">{t('samples.used')}</span>
      ) : null}
      {action === 'post' && !isWord ? (
        <span className="shrink-0 text-primary group-hover:underline">
          {isAdded ? t('samples.take') : t('samples.add')}
        </span>
      ) : null}
      {action === 'post' && isWord && isAdded ? <span className="sr-only">{t('samples.take')}</span> : null}
    </button>
  )
}
