interface CommonProp {
  description: string;
  type?: string;
}

/** Props that parts inherit from elements or share; the documentation reader sees neither their types nor comments. */
export const commonProps: Readonly<Record<string, CommonProp>> = {
  align: { description: 'Edge of the trigger that the panel is aligned with.', type: "'start' | 'center' | 'end'" },
  children: { description: 'Content.', type: 'ReactNode' },
  collisionPadding: { description: 'Least distance to the edge of the window, pixels.', type: 'number' },
  columns: { description: 'Columns, in display order.', type: 'readonly GridColumn[]' },
  description: { description: 'Sentence below the title.', type: 'ReactNode' },
  disabled: { description: 'Cannot be used.', type: 'boolean' },
  href: { description: 'Address of the target.', type: 'string' },
  hint: { description: 'Help below the label.', type: 'ReactNode' },
  items: { description: 'Items, in display order.', type: 'readonly TreeItem[]' },
  label: { description: 'Name of the field or part.', type: 'string' },
  max: { description: 'Greatest value.', type: 'number' },
  modal: { description: 'Makes the rest of the page inert while it is open.', type: 'boolean' },
  name: { description: 'Name in the values of the Form.', type: 'string' },
  onClick: { description: 'Called when the user presses it.', type: '(event: MouseEvent) => void' },
  open: { description: 'Shows the dialog.', type: 'boolean' },
  onOpenChange: { description: 'Called when the user opens or closes it.', type: '(open: boolean) => void' },
  options: { description: 'Options, in display order.', type: 'readonly PickOption[]' },
  placeholder: { description: 'Hint inside the empty field.', type: 'string' },
  points: { description: 'Values, in display order.', type: 'readonly { x: string | number | Date; y: number }[]' },
  required: { description: 'Must be filled in, for people and assistive technology.', type: 'boolean' },
  sideOffset: { description: 'Distance to the trigger, pixels.', type: 'number' },
  size: { description: 'Height and text size.' },
  style: { description: 'Inline styles of the root.', type: 'CSSProperties' },
  texts: { description: 'Overrides of the built-in texts.', type: 'Partial<Texts>' },
  title: { description: 'Name, as a heading.', type: 'ReactNode' },
  tone: { description: 'Meaning of the colour.' },
  value: { description: 'Value to show.', type: 'any' },
  variant: { description: 'Visual weight.' },
  weight: { description: 'Weight of the text.' },
};
