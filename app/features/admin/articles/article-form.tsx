import { FormProvider } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/api-client/form-result'
import { useResultForm } from '#app/components/forms/use-result-form'
import { Button } from '#app/components/ui/button'
import { inputClassName } from '#app/components/ui/input'
import { Notice } from '#app/components/ui/notice'
import { Select } from '#app/components/ui/select'
import { AdminField, FormProblem } from '#app/features/admin/admin-form'
import type { AdminArticleDetails } from '#contract/admin/admin-article'
import { BLOG_TYPES } from '#contract/catalogue/blog-types'
import { ArticlePictures } from './article-pictures'
import { ArticlePublication } from './article-publication'
import { ArticleTextField } from './article-text-field'

type Fields = Record<
  | 'id'
  | 'slug'
  | 'type'
  | 'title'
  | 'summary'
  | 'tags'
  | 'text'
  | 'cover'
  | 'coverAlt'
  | 'pictureAlt'
  | 'at'
  | 'time',
  string
>
/** Of the form, for buttons beside it: they post, and so save, what is typed in it. */
export const articleFormId = 'article'

export type ArticleFormResult = FormResult<{ insertedPicture?: string }>
type ArticleFormProps = {
  article: AdminArticleDetails | undefined
  /** The revision that the text in the form is based on. */
  base: number
  result: ArticleFormResult | undefined
  onChange(): void
}

/** The form of an article. Every button saves or returns all that was typed, with and without scripts. */
export function ArticleForm({ article, base, result, onChange }: ArticleFormProps) {
  const { t } = useTranslation(['admin-articles', 'blogs'])
  const busy = useNavigation().state === 'submitting'
  const content = article?.content
  const [form] = useResultForm<Fields>(result, {
    id: articleFormId,
    defaultValue: { type: 'guide', slug: article?.slug, ...content, tags: content?.tags.join('，') },
  })
  const typed = result?.initialValue as Partial<Record<string, string>> | undefined
  const seen = Number(typed?.seen ?? base)
  const latest = article?.revision ?? 0
  const isMoved = article !== undefined && latest > seen
  return (
    <FormProvider context={form.context}>
      <Form
        id={form.id}
        method="post"
        encType="multipart/form-data"
        aria-label={t('title')}
        noValidate
        className="grid gap-4"
        onInput={onChange}
      >
        {/* What Enter presses. */}
        <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden className="hidden" />
        <input type="hidden" name="id" value={typed?.id ?? article?.id ?? ''} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="latest" value={latest} />
        <FormProblem result={result} fields={['id', 'seen']} />
        {isMoved ? (
          <Notice className="flex flex-wrap items-center justify-between gap-3">
            {t('conflict', { name: article.by ?? t('someone') })}
            <Button type="submit" name="intent" value="overwrite" size="sm" variant="outline" disabled={busy}>
              {t('overwrite')}
            </Button>
          </Notice>
        ) : null}
        <AdminField name="title" label={t('fields.title')} required maxLength={40} />
        <div className="grid gap-4 sm:grid-cols-2">
          <AdminField name="type" label={t('fields.type')} control={Select}>
            {BLOG_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`blogs:types.${type}`)}
              </option>
            ))}
          </AdminField>
          <AdminField name="tags" label={t('fields.tags')} maxLength={100} />
        </div>
        <AdminField
          name="summary"
          label={t('fields.summary')}
          control="textarea"
          rows={2}
          className={inputClassName}
          maxLength={120}
        />
        <div>
          <AdminField
            name="slug"
            label={t('fields.slug')}
            maxLength={60}
            readOnly={article?.isSlugFixed}
            className="read-only:bg-muted"
            autoCapitalize="off"
            spellCheck={false}
          />
          <p className="mt-1 text-sm text-subtle-foreground">{t('fields.slugHint')}</p>
        </div>
        <ArticleTextField key={result?.insertedPicture} text={typed?.text ?? content?.text ?? ''} />
        <ArticlePictures
          key={`pictures ${result?.insertedPicture}`}
          cover={typed ? (typed.cover ?? '') : (content?.cover ?? '')}
          coverAlt={typed?.coverAlt ?? content?.coverAlt ?? ''}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" variant="outline" disabled={busy}>
            {t('save')}
          </Button>
          <Button type="submit" name="intent" value="preview" variant="ghost" disabled={busy}>
            {t('previewNow')}
          </Button>
        </div>
        <ArticlePublication article={article} isBusy={busy} />
      </Form>
    </FormProvider>
  )
}
