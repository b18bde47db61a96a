/** What a calendar file does: adds an event for somebody who has been asked, for anybody, or takes it away (RFC 5546). */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL'

interface Mailbox {
  name: string
  email: string
}

export interface CalendarEvent {
  /** The same for as long as the event lives: by it a calendar knows it again. */
  uid: string
  /** Raised with every change. */
  sequence: number
  /** Milliseconds since the epoch: when this was said, and from when to when the event lasts. */
  saidAt: number
  startsAt: number
  endsAt: number
  summary: string
  description: string
  /** Where the event can be looked at. */
  address: string
  organizer: Mailbox
  attendee: Mailbox
}

const mostOctets = 75

/** RFC 5545, 3.3.11: text with its backslashes, semicolons, commas and line ends escaped. Other controls can't stand in a file at all. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** 3.2: a parameter in quotes, in which no quotes and no controls may stand. */
const quoted = (text: string) => `"${text.replace(/"/g, "'").replace(/\p{Cc}/gu, ' ')}"`

/** 3.1: no line is longer than 75 octets; what is, goes on after a blank in the next. A letter of several octets is never cut. */
function folded(line: string): string {
  let octets = 0
  let out = ''
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > mostOctets) {
      out += '\r\n '
      octets = 1
    }
    out += letter
    octets += size
  }
  return out
}

/** 3.3.5: an instant in UTC, so that no calendar has to know London's clock. */
const instant = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, '')

const mailbox = (property: string, { name, email }: Mailbox) => `${property};CN=${quoted(name)}:mailto:${email}`

/** One event as an iCalendar file (RFC 5545). */
export function calendarFile(method: CalendarMethod, event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Farthing//Calls with a coach//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${instant(event.saidAt)}`,
    `DTSTART:${instant(event.startsAt)}`,
    `DTEND:${instant(event.endsAt)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.address}`,
    mailbox('ORGANIZER', event.organizer),
    // 3.8.4.1: what is only published asks nobody.
    ...(method === 'PUBLISH' ? [] : [mailbox('ATTENDEE', event.attendee)]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
