import { useLocation } from '@remix-run/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '#app/components/ui/segments'
import { ownAddress } from '#contract/safe-path'
import { useThemeChoice, type ThemeChoice } from './themes'

const choices = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const

/** Light, dark, or as the device has it. A form for /theme; scripts change it at once and tell the server behind. */
export function ThemeSwitch({ named = false }: { named?: boolean }) {
  const { t } = useTranslation()
  const here = useLocation()
  const [choice, choose] = useThemeChoice()
  function chooseHere(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const pressed = (event.nativeEvent as SubmitEvent).submitter
    if (pressed instanceof HTMLButtonElement) choose(pressed.value as ThemeChoice)
  }
  return (
    <form method="post" action="/theme" onSubmit={chooseHere}>
      <input type="hidden" name="to" value={ownAddress(here)} />
      <Segments
        label={t('frame.look.theme')}
        name="theme"
        value={choice}
        segments={choices.map(([value, Icon]) => ({
          value,
          name: named ? undefined : t(`frame.look.${value}`),
          content: (
            <>
              <Icon aria-hidden />
              {named ? t(`frame.look.${value}`) : null}
            </>
          ),
        }))}
      />
    </form>
  )
}
