import { useLocation } from '@remix-run/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#app/components/ui/segmented-control'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import { useThemeChoice, type ThemeChoice } from './theme'

const choices = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const

/**
 * Light, dark or system. A form for /theme; with scripts the change is immediate and the server saves it
 * afterwards.
 */
export function ThemeSwitch({ hasLabels = false }: { hasLabels?: boolean }) {
  const { t } = useTranslation('layout')
  const here = useLocation()
  const [choice, setChoice] = useThemeChoice()
  function submitTheme(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter
    if (button instanceof HTMLButtonElement) setChoice(button.value as ThemeChoice)
  }
  return (
    <form method="post" action="/theme" onSubmit={submitTheme}>
      <input type="hidden" name="to" value={currentPagePath(here)} />
      <SegmentedControl
        label={t('look.theme')}
        name="theme"
        value={choice}
        segments={choices.map(([value, Icon]) => ({
          value,
          name: hasLabels ? undefined : t(`look.${value}`),
          content: (
            <>
              <Icon aria-hidden />
              {hasLabels ? t(`look.${value}`) : null}
            </>
          ),
        }))}
      />
    </form>
  )
}
