import { pinyin, polyphonic } from 'pinyin-pro'

/** Family names that the dictionary does not know, or of which families read some in another way. */
const otherSurnames: Readonly<Record<string, string>> = {
  ...{ 覃: 'qin|tan', 乐: 'yue|le', 樂: 'yue|le', 翟: 'zhai|di', 隗: 'wei|kui', 牟: 'mou|mu', 柏: 'bai|bo' },
  ...{ 盖: 'ge|gai', 蓋: 'ge|gai', 單: 'shan', 區: 'ou', 員: 'yun', 種: 'chong', 洗: 'xian', 查: 'zha' },
  ...{ 尉遲: 'yu chi', 長孫: 'zhang sun', 萬俟: 'mo qi', 澹臺: 'tan tai' },
}
const han = /\p{Script=Han}/u
/** Of two characters. */
const compoundSurnames =
  '欧阳歐陽司马司馬上官诸葛諸葛东方東方皇甫尉迟尉遲公孙公孫慕容令狐宇文长孙長孫司徒司空夏侯轩辕軒轅钟离鍾離端木南宫南宮万俟萬俟澹台澹臺淳于濮阳濮陽公冶宗政申屠仲孙仲孫鲜于鮮于闾丘閭丘赫连赫連闻人聞人东郭東郭南门南門呼延百里西门西門独孤獨孤拓跋太史第五'.match(
    /../g,
  )!
/** ü as v; a few interjections have no vowel. */
const isSyllable = (reading: string) => /^[a-z]+$/.test(reading) && /[aeiouv]/.test(reading)

/**
 * How the characters of names are read, from the dictionary: what a person's name may be made of, and, where a family
 * name has several readings, those it has as one. Made when the list is written, not where pages are set.
 */
export function readHanSyllables(): { given: string; surnames: string } {
  const characters = commonCharacters()
  const bySyllable = new Map<string, string>()
  const surnames: string[] = []
  for (const character of characters) {
    const readings = polyphonic(character, { toneType: 'none', type: 'array', v: true })[0]!
    const known = [...new Set(readings)].filter(isSyllable)
    for (const reading of known) bySyllable.set(reading, (bySyllable.get(reading) ?? '') + character)
    const asSurname = pinyin(character, { toneType: 'none', surname: 'head', v: true })
    if (known.length > 1) surnames.push(`${character}${otherSurnames[character] ?? asSurname}`)
  }
  for (const surname of compoundSurnames)
    surnames.push(
      surname + (otherSurnames[surname] ?? pinyin(surname, { toneType: 'none', surname: 'all', v: true })),
    )
  const given = [...bySyllable].sort(([a], [b]) => (a < b ? -1 : 1))
  return { given: given.map((pair) => pair.join('')).join(' '), surnames: surnames.join(',') }
}

/** Those of GB 2312 and the first level of Big5: simplified and traditional characters in use. */
function commonCharacters(): string[] {
  const rows = [
    { encoding: 'gb18030', from: 0xb0, to: 0xf7, cells: [[0xa1, 0xfe]] },
    {
      encoding: 'big5',
      from: 0xa4,
      to: 0xc6,
      cells: [
        [0x40, 0x7e],
        [0xa1, 0xfe],
      ],
    },
  ] as const
  const found = rows.flatMap(({ encoding, from, to, cells }) => {
    const decoder = new TextDecoder(encoding)
    const bytes: number[] = []
    for (let row = from; row <= to; row++)
      for (const [first, last] of cells) for (let cell = first; cell <= last; cell++) bytes.push(row, cell)
    return [...decoder.decode(new Uint8Array(bytes))].filter((character) => han.test(character))
  })
  // What names use beyond those lists.
  return [
    ...new Set([
      ...found,
      ...'珺玥昉昕祎彧垚堃燊璟淼頔翀赟曌喆琎玙珣珩琭瑀瑄禛禕芃苡茆荑莙菀萱蓁蔚蘅讠煊烜烨炜焜熠垭堉奡妤姈娴婳媗嫄孖宸屾岍峣弢弨忻恺惇憬昳昶晔晗晞晟暄暐曈曦朥杺栩桉梽棪楠楷榕槿橦欣沄泓泠洺浠浥涵涴湉滢漪澍澔濛瀚灏灵䶮',
    ]),
  ]
}
