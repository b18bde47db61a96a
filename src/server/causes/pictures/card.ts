import { tenants } from '#contract/tenants.ts'
import { box, colours, draw, face, ground, photo, type Subject } from './draw.ts'

/** Pixels; what the sites that show a page's picture ask for. */
const size = { width: 1200, height: 630 }

const coverSize = { width: size.width, height: 290 }

/** The picture of a cause's page for the sites that it is shared on, as a PNG: under its cover, where it has one. Takes a tenth of a second of the processor. */
export function drawCard(subject: Subject): Promise<Buffer> {
  const { tenant, name, label, cover } = subject
  const { soft, accent, highlight } = colours[tenant]
  // Three lines of it at most, two under a cover.
  const fontSize = name.length > 90 ? 48 : name.length > 45 ? 60 : 76
  const text = box(
    {
      flex: 1,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: cover ? '40px 72px 36px' : 72,
    },
    box(
      { gap: 40, alignItems: cover ? 'center' : 'flex-start' },
      face(subject, cover ? 120 : 148),
      box(
        { flexDirection: 'column', flex: 1, gap: cover ? 4 : 12 },
        box(
          {
            fontSize: cover ? fontSize * 0.75 : fontSize,
            fontWeight: 600,
            lineHeight: 1.15,
            lineClamp: cover ? 2 : 3,
            display: 'block',
          },
          name,
        ),
        box({ fontSize: cover ? 28 : 32, color: soft }, label),
      ),
    ),
    box(
      { flexDirection: 'column', gap: cover ? 12 : 24 },
      ...(cover ? [] : [box({ width: 120, height: 10, borderRadius: 5, background: highlight })]),
      box({ fontSize: cover ? 30 : 36, lineHeight: 1.3 }, subject.words.t('content:cause.card')),
      box({ fontSize: cover ? 26 : 30, fontWeight: 600, color: accent }, tenants[tenant].name),
    ),
  )
  const shown = cover ? [photo(cover, coverSize), text] : [text]
  return draw(ground(tenant, size, ...shown), size, { isPhoto: Boolean(cover) })
}
