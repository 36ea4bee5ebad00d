import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { Button } from '#app/components/ui/button'
import { Input } from '#app/components/ui/input'
import {
  isOwnContent,
  isTyped,
  NO_OWN_CONTENT,
  OWN_CONTENT_LIMITS,
  parseOwnContent,
  type ShownContent,
} from './own-content'
import type { GalleryQuery } from './gallery-query'
import type { Resume } from '#contract/resume/resume'

type OwnContentFormProps = {
  content: ShownContent
  onChange(content: ShownContent): void
  query: GalleryQuery
  isMember: boolean
  /** The newest draft of this device. */
  draft: Resume | undefined
}

/**
 * A visitor's name and job, a member's newest resume or the newest draft of this device, in every card. With scripts they stay
 * in the browser; without them name and job are part of the address.
 */
export function OwnContentForm({ content, onChange, query, isMember, draft }: OwnContentFormProps) {
  const { t } = useTranslation('gallery')
  const own = isTyped(content) ? content : NO_OWN_CONTENT
  return (
    <Form
      key={JSON.stringify(own)}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
        onChange(parseOwnContent(new URLSearchParams(typed)))
      }}
      aria-label={t('own')}
      className="relative mt-4 flex flex-wrap items-center gap-2 text-sm"
    >
      <HiddenFields values={query} />
      <p role="status" className="mr-1 leading-8 text-muted-foreground max-sm:w-full">
        {t(content === 'draft' ? 'ownDraftText' : 'ownLead')}
      </p>
      <Input
        name="name"
        defaultValue={own.name}
        maxLength={OWN_CONTENT_LIMITS.name}
        placeholder={t('ownName')}
        aria-label={t('ownName')}
        autoComplete="name"
        className="h-9 w-28"
      />
      <Input
        name="job"
        defaultValue={own.job}
        maxLength={OWN_CONTENT_LIMITS.job}
        placeholder={t('ownJob')}
        aria-label={t('ownJob')}
        autoComplete="organization-title"
        className="h-9 w-36 max-sm:grow"
      />
      <Button type="submit" variant="outline" size="sm">
        {t('ownShow')}
      </Button>
      {/* Known after hydration: they take no room from the rest. */}
      <p className="flex max-sm:absolute max-sm:top-0 max-sm:right-0">
        {isMember && content !== 'newest' ? (
          <ContentButton onPress={() => onChange('newest')}>{t('ownNewest')}</ContentButton>
        ) : null}
        {draft && content !== 'draft' ? (
          <ContentButton onPress={() => onChange('draft')}>{t('ownDraft')}</ContentButton>
        ) : null}
        {!isTyped(content) || isOwnContent(content) ? (
          <ContentButton onPress={() => onChange(NO_OWN_CONTENT)}>{t('ownSample')}</ContentButton>
        ) : null}
      </p>
    </Form>
  )
}

function ContentButton({ onPress, children }: { onPress(): void; children: ReactNode }) {
  return (
    <Button type="button" variant="ghost" size="sm" className="needs-script" onClick={onPress}>
      {children}
    </Button>
  )
}
