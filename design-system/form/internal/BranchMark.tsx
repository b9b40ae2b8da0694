import { Icon } from '../../icons/index.ts';

/** Opens a branch by pointer without choosing it. */
export const BranchMark = ({ onToggle }: { onToggle: () => void }) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- arrow keys do the same
  <span
    data-part="mark"
    onClick={(event) => {
      event.stopPropagation();
      onToggle();
    }}
  >
    <Icon name="chevron-down" size="small" />
  </span>
);
