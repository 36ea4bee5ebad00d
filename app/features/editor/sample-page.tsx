import { Form, Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { PositionSearch } from '#app/components/position-search'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { SampleList } from './sample-list'
import type { SampleChoice, SampleTrouble } from './sample-page.server'
import { useToolTexts } from './tool-texts'

export type SamplePageProps = { choice: SampleChoice; editHref: string; trouble?: SampleTrouble }

/** The samples for one entry as a page of its own, for browsers without scripts: a press adds a line and goes back to editing. */
export function SamplePage({ choice: { entry, q, answer }, editHref, trouble }: SamplePageProps) {
  const { samples: tools } = useToolTexts()
  const joint = editHref.includes('?') ? '&' : '?'
  const lead = entry.kind === 'words' ? tools.leadWords : tools.lead
  const named = entry.title ? tools.named.replace('{{name}}', () => entry.title) : tools.unnamed
  return (
    <main className="mx-auto max-w-3xl px-4 pt-6 pb-16 sm:px-6">
      <Link
        to={`${editHref}${joint}at=${entry.id}#${entry.id}`}
        className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}
      >
        <ArrowLeft aria-hidden />
        {tools.back}
      </Link>
      <h1 className="mt-2 text-3xl font-semibold tracking-tight">{tools.title}</h1>
      <p className="mt-2 break-words text-muted-foreground">{lead.replace('{{entry}}', () => named)}</p>
      {trouble ? (
        <p role="alert" className="mt-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {tools[trouble]}
        </p>
      ) : null}
      <PositionSearch q={q} along={{ name: 'entry', value: entry.id }} className="mt-6" />
      <Form method="post">
        <input type="hidden" name="entry" value={entry.id} />
        <SampleList
          answer={answer}
          q={q}
          text={entry.text}
          kind={entry.kind}
          onPosition={{
            href: (position) => `?${new URLSearchParams({ entry: entry.id, q, position })}`,
          }}
          onSample="post"
        />
      </Form>
    </main>
  )
}
