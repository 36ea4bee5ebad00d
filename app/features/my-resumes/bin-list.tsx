import { Form, Link, useSubmit } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { askConfirm } from '#app/components/ui/confirm'
import { Button, buttonVariants } from '#app/components/ui/button'
import type { ResumeSummary } from '#contract/stored-resume'
import { daysLeft } from './said-time'
import { shelfAddress, type ShelfQuery } from './shelf-query'

type BinListProps = { bin: ResumeSummary[]; now: number; query: ShelfQuery; erasing: string; open: boolean }

/** The recycle bin: back again, or gone for good after one more question. */
export function BinList({ bin, now, query, erasing, open }: BinListProps) {
  const { t } = useTranslation()
  if (bin.length === 0) return null
  return (
    <details id="bin" className="group/bin mt-14" open={open}>
      <summary className="inline-flex cursor-pointer items-center gap-2 rounded-md font-semibold">
        <span aria-hidden className="text-subtle-foreground transition-transform group-open/bin:rotate-90">
          ›
        </span>
        <h2>{t('myResumes.binned.title')}</h2>
        <span className="rounded-full bg-muted px-2 text-sm font-normal text-muted-foreground tabular-nums">
          {bin.length}
        </span>
      </summary>
      <p className="mt-1 text-sm text-muted-foreground">{t('myResumes.binned.text')}</p>
      <ul className="mt-3 divide-y divide-border rounded-lg border border-border bg-card">
        {bin.map((resume) => (
          <li
            key={resume.id}
            id={resume.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0 grow basis-56">
              <p className="truncate font-medium">{resume.title}</p>
              <p className="text-sm text-subtle-foreground">
                {t('myResumes.binned.left', { count: daysLeft(resume.deletedAt ?? now, now) })}
              </p>
            </div>
            {erasing === resume.id ? (
              <ConfirmErase resume={resume} query={query} />
            ) : (
              <BinButtons resume={resume} query={query} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

type OneProps = { resume: ResumeSummary; query: ShelfQuery }

function BinButtons({ resume: { id, title }, query }: OneProps) {
  const { t } = useTranslation()
  const submit = useSubmit()
  /** Asks over the page; without scripts the link leads to the same question on it. */
  function ask(event: MouseEvent) {
    event.preventDefault()
    const yes = t('myResumes.binned.erase')
    void askConfirm({
      title: yes,
      text: t('myResumes.binned.confirm', { title }),
      yes,
    }).then(
      (sure) =>
        sure &&
        submit(
          { id, intent: 'erase' },
          { method: 'post', action: shelfAddress(query), preventScrollReset: true },
        ),
    )
  }
  return (
    <Form method="post" action={shelfAddress(query)} preventScrollReset className="flex gap-2">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="restore"
        variant="outline"
        size="sm"
        aria-label={t('myResumes.binned.restoreNamed', { title })}
      >
        {t('myResumes.binned.restore')}
      </Button>
      <a
        href={`${shelfAddress(query, { erase: id })}#bin`}
        onClick={ask}
        aria-label={t('myResumes.binned.eraseNamed', { title })}
        className={buttonVariants({ variant: 'ghost-destructive', size: 'sm' })}
      >
        {t('myResumes.binned.erase')}
      </a>
    </Form>
  )
}

function ConfirmErase({ resume: { id, title }, query }: OneProps) {
  const { t } = useTranslation()
  return (
    <Form
      method="post"
      action={shelfAddress(query)}
      preventScrollReset
      role="alertdialog"
      aria-labelledby={`${id}-confirm`}
      className="flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="id" value={id} />
      <p id={`${id}-confirm`} className="text-sm">
        {t('myResumes.binned.confirm', { title })}
      </p>
      <Link
        to={`${shelfAddress(query)}#bin`}
        preventScrollReset
        // The harmless answer is the one under the finger.
        ref={(link) => link?.focus({ preventScroll: true })}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        {t('frame.cancel')}
      </Link>
      <Button
        type="submit"
        name="intent"
        value="erase"
        size="sm"
        className="bg-destructive text-card hover:bg-destructive/90"
      >
        {t('myResumes.binned.erase')}
      </Button>
    </Form>
  )
}
