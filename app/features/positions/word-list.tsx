type WordListProps = { title: string; note?: string; words: readonly string[] }

export function WordList({ title, note, words }: WordListProps) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      {note ? <p className="mt-1 text-sm leading-6 text-muted-foreground">{note}</p> : null}
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word} className="rounded-md bg-muted px-2 py-1 text-sm">
            {word}
          </li>
        ))}
      </ul>
    </section>
  )
}
