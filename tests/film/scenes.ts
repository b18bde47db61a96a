/** The film of the dashboard's welcome (D-034), drawn frame by frame; runs in a browser page. Sizes in pixels, times in seconds. */
const size = { width: 640, height: 360 }
export const film = { ...size, seconds: 24, framesPerSecond: 12 }
const colours = { paper: '#fbfaf5', ink: '#16241d', accent: '#14523b', wash: '#e4efe8', marigold: '#f5b335', soft: '#55635b' }

type Pen = OffscreenCanvasRenderingContext2D

/** From 0 to 1 between two moments, gently. */
function between(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

function box(pen: Pen, x: number, y: number, width: number, height: number, fill = colours.paper): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, 12)
  pen.fillStyle = fill
  pen.fill()
  pen.stroke()
}

function coin(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = colours.marigold
  pen.fill()
  pen.stroke()
}

function words(pen: Pen, lines: readonly string[], y: number): void {
  pen.fillStyle = colours.ink
  pen.font = '600 24px sans-serif'
  pen.textAlign = 'center'
  for (const [index, line] of lines.entries()) pen.fillText(line, size.width / 2, y + index * 32)
}

/** A shop's page, into whose basket something is put. */
function shop(pen: Pen, time: number): void {
  box(pen, 190, 50, 260, 170)
  pen.beginPath()
  pen.moveTo(190, 84)
  pen.lineTo(450, 84)
  pen.stroke()
  for (const x of [206, 222, 238]) {
    pen.beginPath()
    pen.arc(x, 67, 4, 0, 2 * Math.PI)
    pen.stroke()
  }
  for (const [index, x] of [214, 296, 378].entries()) box(pen, x, 104, 56, 56, index === 1 ? colours.wash : colours.paper)
  const fall = between(time, 1.5, 3)
  box(pen, 304, 112 + fall * 62, 40, 40, colours.accent)
  pen.beginPath()
  pen.moveTo(292, 184)
  pen.lineTo(302, 214)
  pen.lineTo(346, 214)
  pen.lineTo(356, 184)
  pen.stroke()
}

/** A purchase, of which a slice moves over to the cause. */
function slice(pen: Pen, time: number): void {
  const moved = between(time, 1.5, 3.5)
  pen.beginPath()
  pen.moveTo(230, 135)
  pen.arc(230, 135, 72, 0, 1.5 * Math.PI)
  pen.closePath()
  pen.fillStyle = colours.accent
  pen.fill()
  const x = 238 + moved * 150
  const y = 127 + moved * 24
  pen.beginPath()
  pen.moveTo(x, y)
  pen.arc(x, y, 72, 1.5 * Math.PI, 2 * Math.PI)
  pen.closePath()
  pen.fillStyle = colours.marigold
  pen.fill()
  pen.stroke()
}

/** Days that pass, and the shop's word at their end. */
function calendar(pen: Pen, time: number): void {
  box(pen, 230, 46, 180, 170)
  box(pen, 230, 46, 180, 36, colours.wash)
  const days = Math.floor(between(time, 0.6, 3.6) * 15)
  for (let day = 0; day < 15; day++) {
    const x = 256 + (day % 5) * 32
    const y = 106 + Math.floor(day / 5) * 36
    pen.beginPath()
    pen.arc(x, y, 9, 0, 2 * Math.PI)
    pen.fillStyle = day < days ? colours.accent : colours.wash
    pen.fill()
  }
  const said = between(time, 3.8, 4.4)
  if (said === 0) return
  pen.beginPath()
  pen.arc(410, 200, 30 * said, 0, 2 * Math.PI)
  pen.fillStyle = colours.marigold
  pen.fill()
  pen.beginPath()
  pen.moveTo(396, 201)
  pen.lineTo(406, 211)
  pen.lineTo(424, 189)
  pen.stroke()
}

/** Coins on their way to the cause. */
function payment(pen: Pen, time: number): void {
  pen.beginPath()
  pen.moveTo(240, 104)
  pen.lineTo(320, 56)
  pen.lineTo(400, 104)
  pen.closePath()
  pen.fillStyle = colours.wash
  pen.fill()
  pen.stroke()
  for (const x of [262, 300, 340, 378]) {
    pen.beginPath()
    pen.moveTo(x, 118)
    pen.lineTo(x, 196)
    pen.stroke()
  }
  pen.beginPath()
  pen.moveTo(236, 212)
  pen.lineTo(404, 212)
  pen.stroke()
  for (const [index, from] of [0.4, 1.2, 2, 2.8].entries()) {
    const way = between(time, from, from + 1.4)
    if (way > 0 && way < 1) coin(pen, 90 + way * 230, 170 - Math.sin(way * Math.PI) * 60 + index, 14)
  }
}

const scenes: { draw(pen: Pen, time: number): void; says: readonly string[] }[] = [
  { draw: shop, says: ['Someone opens a shop through your page', 'and buys what they’d buy anyway.'] },
  { draw: slice, says: ['The shop reports the purchase.', 'Part of it becomes a pending donation.'] },
  { draw: calendar, says: ['Once the returns period ends', 'the shop confirms it and pays us.'] },
  { draw: payment, says: ['At the end of the quarter we pay', 'everything to your cause, from £15.'] },
]

/** Draws the film at a moment. */
export function drawAt(pen: Pen, time: number): void {
  const each = film.seconds / scenes.length
  const index = Math.min(scenes.length - 1, Math.floor(time / each))
  const scene = scenes[index]
  const within = time - index * each
  pen.globalAlpha = 1
  pen.fillStyle = colours.paper
  pen.fillRect(0, 0, size.width, size.height)
  pen.globalAlpha = Math.min(between(within, 0, 0.5), 1 - between(within, each - 0.4, each))
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = colours.ink
  scene?.draw(pen, within)
  words(pen, scene?.says ?? [], 270)
  pen.globalAlpha = 1
  pen.fillStyle = colours.wash
  pen.fillRect(0, size.height - 6, size.width, 6)
  pen.fillStyle = colours.accent
  pen.fillRect(0, size.height - 6, (time / film.seconds) * size.width, 6)
}
