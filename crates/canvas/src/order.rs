//! The order in which a page wants answers of one sort.

/// All of them: those that have an order stand by it, in the places that such had among the rest.
pub(crate) fn ordered<T: Copy>(all: &[(Option<u32>, T)]) -> Vec<T> {
    let mut by_order = all.iter().filter(|(order, _)| order.is_some()).collect::<Vec<_>>();
    by_order.sort_by_key(|(order, _)| *order);
    let mut by_order = by_order.into_iter();
    all.iter().map(|one| one.0.and_then(|_| by_order.next()).unwrap_or(one).1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_an_order_stands_by_it_and_the_rest_where_it_was() {
        let all = [(None, 'a'), (Some(3), 'b'), (Some(1), 'c'), (None, 'd'), (Some(1), 'e')];
        assert_eq!(ordered(&all), ['a', 'c', 'e', 'd', 'b']);
    }
}
