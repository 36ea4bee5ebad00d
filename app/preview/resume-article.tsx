import type { ReactNode } from 'react'
import type { ResumeText } from './resume-text.server'

type Entry = ResumeText['sections'][number]['entries'][number]
type Block = Entry['text'][number]

const headings = { 1: ['h1', 'h2', 'h3'], 2: ['h2', 'h3', 'h4'], 3: ['h3', 'h4', 'h5'] } as const

/**
 * A resume as text: headings, lists and links for any reader.
 * @param level the level of its name among the headings of the page; sections and entries are below
 */
export function ResumeArticle({ model, level = 1 }: { model: ResumeText; level?: keyof typeof headings }) {
  const { name, headline, contacts, facts, intention, sections } = model
  const [Name, SectionTitle, EntryTitle] = headings[level]
  const intentionItems = intention.filter(({ key }) => key !== 'position')
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
        {intentionItems.length + facts.length > 0 ? (
          <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {[...intentionItems, ...facts].map(({ label, text }, index) => (
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
          <SectionTitle id={`part-${id}`} className="border-b border-border pb-1.5 text-xl font-semibold">
            {title}
          </SectionTitle>
          {entries.map((entry) => (
            <EntryPart key={entry.id} entry={entry} Title={EntryTitle} />
          ))}
        </section>
      ))}
    </article>
  )
}

function EntryPart({ entry, Title }: { entry: Entry; Title: (typeof headings)[1 | 2 | 3][2] }) {
  const { title, subtitle, tag, place, date, link, note, text } = entry
  const subheading = [subtitle, tag, place].filter(Boolean)
  return (
    <div className="mt-4">
      {title ? <Title className="font-semibold break-words">{title}</Title> : null}
      {subheading.length > 0 || date ? (
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground">
          <span>{subheading.join(' · ')}</span>
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
          {block.runs.map((run, itemIndex) => (
            <RunPart key={itemIndex} run={run} />
          ))}
        </p>
      )
    const items = block.items.map((item, itemIndex) => (
      <li key={itemIndex}>
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
  let content: ReactNode = run.text
  if (run.bold) content = <strong>{content}</strong>
  if (run.italic) content = <em>{content}</em>
  if (run.underline) content = <u>{content}</u>
  if (!run.url) return content
  return (
    <a href={run.url} rel="noreferrer nofollow" className="text-primary underline">
      {content}
    </a>
  )
}
