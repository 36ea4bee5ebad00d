import type { ReactNode } from 'react'
import type { SharedView } from './share.server'

type Model = SharedView['model']
type Entry = Model['sections'][number]['entries'][number]
type Block = Entry['text'][number]

/**
 * A resume as a page of words: headings, lists and links that any reader can follow.
 * @param isWithin it stands on a page that has a main heading of its own
 */
export function ResumeArticle({ model, isWithin = false }: { model: Model; isWithin?: boolean }) {
  const { name, headline, contacts, facts, intention, sections } = model
  const Name = isWithin ? 'h2' : 'h1'
  const wishes = intention.filter(({ key }) => key !== 'position')
  return (
    <article lang={model.lang === 'zh' ? 'zh-CN' : 'en'} className="leading-7">
      <header>
        <Name className="text-3xl font-semibold tracking-tight break-words">{name || headline}</Name>
        {name && headline ? <p className="mt-1 text-lg text-muted-foreground">{headline}</p> : null}
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {contacts.map(({ label, text, url }, index) => (
            <li key={index} className="break-all">
              <span className="sr-only">{label} </span>
              {url && !text.includes('*') ? (
                <a href={url} rel="noreferrer nofollow" className="text-primary underline">
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
        {wishes.length + facts.length > 0 ? (
          <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {[...wishes, ...facts].map(({ label, text }, index) => (
              <div key={index} className="flex gap-1.5">
                <dt className="text-subtle-foreground">{label}</dt>
                <dd className="break-words">{text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </header>
      {sections.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={`part-${id}`} className="mt-8">
          <h2 id={`part-${id}`} className="border-b border-border pb-1.5 text-xl font-semibold">
            {title}
          </h2>
          {entries.map((entry) => (
            <EntryPart key={entry.id} entry={entry} />
          ))}
        </section>
      ))}
    </article>
  )
}

function EntryPart({ entry }: { entry: Entry }) {
  const { title, subtitle, tag, place, date, link, note, text } = entry
  const about = [subtitle, tag, place].filter(Boolean)
  return (
    <div className="mt-4">
      {title ? <h3 className="font-semibold break-words">{title}</h3> : null}
      {about.length > 0 || date ? (
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground">
          <span>{about.join(' · ')}</span>
          {date ? <span className="tabular-nums">{date}</span> : null}
        </p>
      ) : null}
      {link ? (
        <p className="text-sm break-all">
          <a href={link.url} rel="noreferrer nofollow" className="text-primary underline">
            {link.text}
          </a>
        </p>
      ) : null}
      {note ? <p className="text-sm text-muted-foreground">{note}</p> : null}
      <div className="mt-1 space-y-1.5 break-words">
        <Blocks blocks={text} />
      </div>
    </div>
  )
}

function Blocks({ blocks }: { blocks: Block[] }): ReactNode {
  return blocks.map((block, index) => {
    if (block.type === 'paragraph')
      return (
        <p key={index} className="whitespace-pre-line">
          {block.runs.map((run, at) => (
            <RunPart key={at} run={run} />
          ))}
        </p>
      )
    const items = block.items.map((item, at) => (
      <li key={at}>
        <Blocks blocks={item} />
      </li>
    ))
    return block.type === 'bullets' ? (
      <ul key={index} className="list-disc space-y-1 pl-5">
        {items}
      </ul>
    ) : (
      <ol key={index} start={block.start} data-sign={block.sign} className="list-decimal space-y-1 pl-6">
        {items}
      </ol>
    )
  })
}

function RunPart({ run }: { run: Extract<Block, { type: 'paragraph' }>['runs'][number] }) {
  let words: ReactNode = run.text
  if (run.bold) words = <strong>{words}</strong>
  if (run.italic) words = <em>{words}</em>
  if (run.underline) words = <u>{words}</u>
  if (!run.url) return words
  return (
    <a href={run.url} rel="noreferrer nofollow" className="text-primary underline">
      {words}
    </a>
  )
}
