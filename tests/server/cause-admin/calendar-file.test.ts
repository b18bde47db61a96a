import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '#server/mail/calendar-file.ts'

const event: CalendarEvent = {
  uid: 'call-1@farthing.example',
  sequence: 3,
  saidAt: Date.parse('2026-11-21T12:00:00.123Z'),
  startsAt: Date.parse('2026-11-27T09:00:00Z'),
  endsAt: Date.parse('2026-11-27T09:20:00Z'),
  summary: 'Coaching call',
  description: 'We’ll ring you.',
  address: 'https://www.farthing.example/coaching/booking/confirmation',
  organizer: { name: 'Farthing', email: 'no-reply@farthing.example' },
  attendee: { name: 'Morgan "Mo" Hale', email: 'admin@farthing.example' },
}

test('F-156 a calendar file has the properties that RFC 5545 and 5546 ask of an invitation, its times in UTC', () => {
  const file = calendarFile('REQUEST', event).replaceAll('\r\n ', '')
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Farthing//Calls with a coach//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:call-1@farthing.example',
    'SEQUENCE:3',
    'DTSTAMP:20261121T120000Z',
    'DTSTART:20261127T090000Z',
    'DTEND:20261127T092000Z',
    'STATUS:CONFIRMED',
    'SUMMARY:Coaching call',
    'DESCRIPTION:We’ll ring you.',
    'URL:https://www.farthing.example/coaching/booking/confirmation',
    'ORGANIZER;CN="Farthing":mailto:no-reply@farthing.example',
    `ATTENDEE;CN="Morgan 'Mo' Hale":mailto:admin@farthing.example`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('F-156 what is cancelled says so, and what is published asks nobody', () => {
  expect(calendarFile('CANCEL', event)).toMatch(/METHOD:CANCEL\r\n[\s\S]*STATUS:CANCELLED\r\n[\s\S]*ATTENDEE/)
  expect(calendarFile('PUBLISH', event)).not.toContain('ATTENDEE')
})

test('F-156 backslashes, commas, semicolons and line ends of a text are escaped', () => {
  const file = calendarFile('PUBLISH', { ...event, summary: 'A\\B, C; D\r\nBEGIN:VALARM\nE\u0007' })
  expect(file).toContain('SUMMARY:A\\\\B\\, C\\; D\\nBEGIN:VALARM\\nE\r\n')
})

test('F-156 no line has more than 75 octets, no letter is cut, and unfolded it says what was said: 500 texts', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 80 }),
      (description, name) => {
        const file = calendarFile('REQUEST', { ...event, description, attendee: { ...event.attendee, name } })
        const lines = file.split('\r\n')
        expect(lines.at(-1)).toBe('')
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
        }
        const said = /^DESCRIPTION:([^\n]*)$/m.exec(file.replaceAll('\r\n ', '').replaceAll('\r\n', '\n'))?.[1] ?? ''
        const read = said.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
        expect(read).toBe(description.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ''))
      },
    ),
    { numRuns: 500 },
  )
})
