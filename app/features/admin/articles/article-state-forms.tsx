import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import type { AdminArticleDetails } from '#contract/admin/admin-article'
import { articleFormId } from './article-form'
import type { ArticleView } from './article.server'

type ArticleStateFormsProps = { article: AdminArticleDetails; confirming: ArticleView['confirming'] }

/**
 * Takes an article back from its readers: at once for a schedule, after a question otherwise. All but the deletion are
 * buttons of the editor’s form, so that what is typed there is saved and not lost.
 */
export function ArticleStateForms({ article, confirming }: ArticleStateFormsProps) {
  const { t } = useTranslation('admin-articles')
  const { id, state, scheduledAt, revision, versions, isFile } = article
  const path = `/admin/articles/${id}`
  const deletion = isFile ? 'revert' : 'delete'
  if (confirming) {
    const question = confirming === 'delete' ? deletion : confirming
    return (
      <section
        aria-labelledby="confirm"
        className="mt-8 rounded-lg border border-destructive/40 bg-card p-5 shadow-sm"
      >
        <h2 id="confirm" className="font-semibold">
          {t(`ask.${question}`)}
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">{t(`what.${question}`)}</p>
        <Form method="post" action={path} className="mt-4 flex flex-wrap gap-3">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={revision} />
          <Button
            type="submit"
            form={confirming === 'withdraw' ? articleFormId : undefined}
            name="intent"
            value={confirming}
            variant="destructive"
          >
            {t(`press.${question}`)}
          </Button>
          <Link to={path} preventScrollReset className={buttonVariants({ variant: 'outline' })}>
            {t('cancel')}
          </Link>
        </Form>
      </section>
    )
  }
  const look = buttonVariants({ variant: 'ghost-destructive' })
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {scheduledAt === null ? null : (
        <Button type="submit" form={articleFormId} name="intent" value="unschedule" variant="outline">
          {t('unschedule')}
        </Button>
      )}
      {state === 'published' ? (
        <Button
          type="submit"
          form={articleFormId}
          name="intent"
          value="askWithdraw"
          variant="ghost-destructive"
        >
          {t('withdraw')}
        </Button>
      ) : null}
      {versions.length > 0 ? (
        <Link to="?do=delete" preventScrollReset className={look}>
          {t(deletion)}
        </Link>
      ) : null}
    </div>
  )
}
