import { expect, test } from 'vitest'
import { findJournals, leadingJournal } from './journal-name'

test.each([
  ['Water Interface Letters, 2026, 14(3): 211–224', 'Water Interface Letters'],
  ['Journal of Materials Science', 'Journal of Materials Science'],
  ['Respiratory Practice, 2023, 17(2): 88–96', 'Respiratory Practice'],
  ['Nature', 'Nature'],
  ['IEEE Access, first author', 'IEEE Access'],
  ['Energy & Environmental Science 17 (2024) 88', 'Energy & Environmental Science'],
  ['Zeitschrift für Physik, 1926', 'Zeitschrift für Physik'],
  ['CVPR 2024', 'CVPR'],
  ['J. Am. Chem. Soc., 2024', 'J. Am. Chem. Soc.'],
])('a line that says where a paper stands begins with its journal: "%s"', (line, journal) => {
  expect(leadingJournal(line)).toBe(journal)
})

test.each([
  ['First author'],
  ['Corresponding author, 2024'],
  ['SCI Q1, IF 5.6'],
  ['JCR Q1'],
  ['Invention patent, 2023'],
  ['CN 202310123456.7'],
  ['《临床呼吸学报》，2025'],
  ['第一作者'],
  ['Q. Ding, L. Ren, 2024'],
  ['Ding Q, Ren L, 2024'],
  ['Wuhan University, 2019'],
  ['Principal investigator, 2020'],
  ['10.1234/abc'],
])('other lines name no journal: "%s"', (line) => {
  expect(leadingJournal(line)).toBe('')
})

test.each([
  ['Wang XM, Li H. Dehydration in channels[J]. Water Research, 2024, 12(3): 1-10.', ['Water Research']],
  ['王小明, 李红. 膜的研究[J]. 水处理学报, 2024.', []],
  ['Wang XM, Li H. A title of it. Water Research. 2024;12(3):1-9.', ['Water Research']],
  [
    'Wang, X., & Li, H. (2024). A title of it. Journal of Applied Membranes, 12(3), 1–9.',
    ['Journal of Applied Membranes'],
  ],
  ['Wang, X. et al. A title of it. Nature, 2024, 3.', ['Nature']],
  ['Q. Ding, Y. X. Zhong, 2024', []],
  ['We measured it in two plants. Beijing, 2024', []],
  ['A title of it. Wuhan University, 2024', []],
  ['Wang XM. One[J]. Cell, 2020. Wang XM. Two[J]. Joule, 2021.', ['Cell', 'Joule']],
])('a whole reference names its journal: "%s"', (line, journals) => {
  expect(findJournals(line).map(({ from, to }) => line.slice(from, to))).toEqual(journals)
})
