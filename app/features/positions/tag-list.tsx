type TagListProps = { title: string; note?: string; tags: readonly string[]; language: 'zh' | 'en' }

export function TagList({ title, note, tags, language }: TagListProps) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      {note ? <p className="mt-1 text-sm leading-6 text-muted-foreground">{note}</p> : null}
      <ul lang={language} className="mt-3 flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag} className="rounded-md bg-muted px-2 py-1 text-sm">
            {tag}
          </li>
        ))}
      </ul>
    </section>
  )
}
