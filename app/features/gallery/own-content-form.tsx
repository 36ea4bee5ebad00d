import { Form } from '@remix-run/react'
import { ChevronDown, UserPen } from 'lucide-react'
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
 * in the browser; without them name and job are part of the address. Folded, so that the templates are in the first screen.
 */
export function OwnContentForm({ content, onChange, query, isMember, draft }: OwnContentFormProps) {
  const { t } = useTranslation('gallery')
  const own = isTyped(content) ? content : NO_OWN_CONTENT
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-2 text-sm">
      <details open={isOwnContent(own) || undefined} className="group/own open:w-full">
        <summary className="inline-flex h-9 cursor-pointer list-none items-center gap-1.5 text-muted-foreground hover:text-foreground">
          <UserPen aria-hidden className="size-4" />
          {t('ownLead')}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open/own:rotate-180" />
        </summary>
        <Form
          key={JSON.stringify(own)}
          onSubmit={(event) => {
            event.preventDefault()
            const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
            onChange(parseOwnContent(new URLSearchParams(typed)))
          }}
          aria-label={t('own')}
          className="mt-1 mb-1 flex flex-wrap items-center gap-2"
        >
          <HiddenFields values={query} />
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
        </Form>
      </details>
      {/* Known after hydration: they take no room from the rest. */}
      <p className="flex flex-wrap">
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
      <p role="status" className="w-full text-muted-foreground empty:hidden">
        {content === 'draft' ? t('ownDraftText') : null}
      </p>
    </div>
  )
}

function ContentButton({ onPress, children }: { onPress(): void; children: ReactNode }) {
  return (
    <Button type="button" variant="ghost" size="sm" className="needs-script" onClick={onPress}>
      {children}
    </Button>
  )
}
