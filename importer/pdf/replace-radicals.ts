/**
 * Pairs: a character of the radicals blocks (U+2E80…), and the character it looks like; of ⼾, which Unicode calls 戶, as Chinese
 * fonts draw it.
 */
const radicalPairs =
  '⺁厂⺄乙⺅亻⺇几⺉刂⺌小⺍小⺎兀⺐尢⺒巳⺓幺⺔彑⺖忄⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺨犭⺩王⺪疋⺫目⺬示⺭礻⺮竹⺰纟⺱罓⺲罒⺴网⺶羊⺷羊⺹老⺺肀⺻聿⺼肉⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞食⻟飠⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟⼾户'

const characterByRadical = new Map(
  Array.from({ length: radicalPairs.length / 2 }, (_, i): [string, string] => [
    radicalPairs[2 * i]!,
    radicalPairs[2 * i + 1]!,
  ]),
)

/**
 * Replaces radicals by ordinary characters: some programs, such as printing from a browser, write `⼯作` with
 * a radical of the same shape, which no search would find.
 */
export function replaceRadicals(text: string): string {
  return text
    .replace(/[\u2e80-\u2fdf]/g, (sign) => characterByRadical.get(sign) ?? sign.normalize('NFKC'))
    .replaceAll('⸺', '——')
}
