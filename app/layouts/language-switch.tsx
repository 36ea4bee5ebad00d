import { useLocation, useRevalidator } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#app/components/ui/segmented-control'
import { currentPagePath } from '#contract/validation/safe-redirect-path'

/** Each language in its own name, because a user may read no other. */
const languages = [
  { value: 'zh', content: '中文', lang: 'zh-CN' },
  { value: 'en', content: 'English', lang: 'en' },
]

/**
 * Switches the language. A form for /language that returns to the same URL; with scripts the page revalidates
 * in place.
 */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('layout')
  const here = useLocation()
  const { revalidate } = useRevalidator()
  async function submitLanguage(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = new URLSearchParams({
      language: ((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement).value,
    })
    await fetch('/language', { method: 'POST', body, headers: { accept: 'application/json' } })
    revalidate()
  }
  return (
    <form method="post" action="/language" onSubmit={(event) => void submitLanguage(event)}>
      <input type="hidden" name="to" value={currentPagePath(here)} />
      <SegmentedControl
        label={t('look.language')}
        name="language"
        value={i18n.language}
        segments={languages}
      />
    </form>
  )
}
